export const calculatorSources = {
  'cooling-cost': 'components/browser/islands/calculators/coolingCost.ts',
  'fuel-cost': 'components/browser/islands/calculators/fuelCost.ts',
  'repair-or-replace': 'components/browser/islands/calculators/repairOrReplace.ts',
  'thermostat-payback': 'components/browser/islands/calculators/thermostatPayback.ts',
} as const

export type CalculatorName = keyof typeof calculatorSources

/** Every island by name, with the file that exports its `mount(element)`. */
export const islandSources = {
  ...calculatorSources,
  calculation: 'components/browser/islands/calculators/calculation.ts',
  contactForm: 'components/browser/islands/contact/contactForm.ts',
  emailForm: 'components/browser/islands/contact/emailForm.ts',
  menu: 'components/browser/islands/menu.ts',
  toaster: 'components/browser/islands/toast/toaster.ts',
} as const

/** In the build manifest too, for scripts that are not islands. */
export const toastSource = 'components/browser/islands/toast/toast.ts'

export type IslandName = keyof typeof islandSources
