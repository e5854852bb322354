/** Every island by name: the file whose `mount(element)` brings it to life, from the root of the project. */
export const islandSources = {
  calculation: 'components/islands/contact/mountCalculation.ts',
  contactForm: 'components/islands/contact/mountContactForm.ts',
  coolingCost: 'components/calculators/coolingCost.ts',
  fuelCost: 'components/calculators/fuelCost.ts',
  menu: 'components/islands/menu/mountMenu.ts',
  repairOrReplace: 'components/calculators/repairOrReplace.ts',
  thermostatPayback: 'components/calculators/thermostatPayback.ts',
  toaster: 'components/islands/toast/mountToaster.tsx',
} as const

/** Built under a name of its own in the manifest too, for scripts that are no islands. */
export const toastSource = 'components/islands/toast/toast.ts'

export type IslandName = keyof typeof islandSources

/** What the file of an island exports. */
export interface IslandModule {
  mount(element: HTMLElement): void
}
