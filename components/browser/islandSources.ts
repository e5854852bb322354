/**
 * Every island by name, with the file that exports its `mount(element)`, relative to the project
 * root.
 */
export const islandSources = {
  calculation: 'components/browser/calculators/mountCalculation.ts',
  contactForm: 'components/browser/contact/mountContactForm.ts',
  'cooling-cost': 'components/browser/calculators/coolingCost.ts',
  emailForm: 'components/browser/contact/mountEmailForm.ts',
  'fuel-cost': 'components/browser/calculators/fuelCost.ts',
  menu: 'components/browser/menu/mountMenu.ts',
  'repair-or-replace': 'components/browser/calculators/repairOrReplace.ts',
  'thermostat-payback': 'components/browser/calculators/thermostatPayback.ts',
  toaster: 'components/browser/toast/mountToaster.ts',
} as const

/** In the build manifest too, for scripts that are not islands. */
export const toastSource = 'components/browser/toast/toast.ts'

export type IslandName = keyof typeof islandSources
