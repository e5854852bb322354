import type { Plugin } from 'vite'
import { menuRules as rules } from '../../components/islands/menu/menuRules.ts'

const id = 'virtual:menu-rules'

/** The rules of the menu as `virtual:menu-rules`: written out, without the theme that they are made from. */
export function menuRules(): Plugin {
  return {
    name: 'menu-rules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}` ? `export const menuRules = ${JSON.stringify(rules)}` : undefined,
  }
}
