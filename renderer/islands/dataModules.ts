/** What the islands' data files export, by path from the root. */
export const dataModules = import.meta.glob<object>('/components/**/*.data.ts', { eager: true })
