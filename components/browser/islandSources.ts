/** The calculators that articles can show, by name. */
export const calculatorSources = {
  'cooling-cost': 'components/browser/calculators/coolingCost.ts',
  'fuel-cost': 'components/browser/calculators/fuelCost.ts',
  'repair-or-replace': 'components/browser/calculators/repairOrReplace.ts',
  'thermostat-payback': 'components/browser/calculators/thermostatPayback.ts',
} as const

export type CalculatorName = keyof typeof calculatorSources

/**
 * Every island by name, with the file that exports its `mount(element)`, relative to the project
 * root.
 */
export const islandSources = {
  ...calculatorSources,
  calculation: 'components/browser/calculators/mountCalculation.ts',
  contactForm: 'components/browser/contact/mountContactForm.ts',
  emailForm: 'components/browser/contact/mountEmailForm.ts',
  menu: 'components/browser/menu/mountMenu.ts',
  toaster: 'components/browser/toast/mountToaster.ts',
} as const

/** In the build manifest too, for scripts that are not islands. */
export const toastSource = 'components/browser/toast/toast.ts'

export type IslandName = keyof typeof islandSources
