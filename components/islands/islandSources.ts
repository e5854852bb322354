/** Every island by name: the file whose `mount(element)` brings it to life, from the root of the project. */
export const islandSources = {
  menu: 'components/islands/menu/mountMenu.tsx',
} as const

export type IslandName = keyof typeof islandSources

/** What the file of an island exports. */
export interface IslandModule {
  mount(element: HTMLElement): void
}
