/**
 * Every island by name, with the file that exports its `mount(element)`, relative to the project
 * root.
 */
export const islandSources = {
  calculation: 'components/calculators/mountCalculation.ts',
  contactForm: 'components/islands/contact/mountContactForm.ts',
  'cooling-cost': 'components/calculators/coolingCost.ts',
  emailForm: 'components/islands/contact/mountEmailForm.ts',
  'fuel-cost': 'components/calculators/fuelCost.ts',
  menu: 'components/islands/menu/mountMenu.ts',
  'repair-or-replace': 'components/calculators/repairOrReplace.ts',
  'thermostat-payback': 'components/calculators/thermostatPayback.ts',
  toaster: 'components/islands/toast/mountToaster.ts',
} as const

/** In the build manifest too, for scripts that are not islands. */
export const toastSource = 'components/islands/toast/toast.ts'

export type IslandName = keyof typeof islandSources
