/** The exports of the islands' data files, by path from the root. */
export const dataModules = import.meta.glob<{ default?: object }>('/*/**/*.data.ts', {
  eager: true,
})
