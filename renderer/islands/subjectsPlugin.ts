import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const id = 'virtual:contact-subjects'

/**
 * What a link to the contact form may name, as `virtual:contact-subjects`: the content's records
 * reduced to a name each, without the schemas that check them, for the browser.
 */
export function contactSubjects(): Plugin {
  return {
    name: 'contact-subjects',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    // Made of what it does not import.
    hotUpdate({ file, modules }) {
      const subjects = this.environment.moduleGraph.getModuleById(`\0${id}`)
      if (subjects && file.includes('/content/')) return [...modules, subjects]
    },
    async load(loaded) {
      if (loaded !== `\0${id}`) return
      const { services } = await contentOf<typeof import('../../content/services.ts')>('services')
      const { cities } = await contentOf<typeof import('../../content/cities.ts')>('cities')
      const { coupons } = await contentOf<typeof import('../../content/coupons.ts')>('coupons')
      const subjects = {
        service: Object.fromEntries(services.map(({ slug, name }) => [slug, name])),
        city: Object.fromEntries(cities.map(({ slug, label }) => [slug, label])),
        coupon: Object.fromEntries(coupons.map(({ code, title }) => [code, title])),
      }
      return `export const subjects = ${JSON.stringify(subjects)}`
    },
  }
}

async function contentOf<Module>(name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`./content/${name}.ts`)
  return module
}
