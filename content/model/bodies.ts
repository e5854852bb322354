import { cities } from '../cities.ts'
import { services } from '../services.ts'
import { type MdxModule, slugOf } from './mdxModule.ts'
import { UserError } from './userError.ts'

/**
 * The authored bodies of services and cities. Dropping `content/services/{slug}.mdx` or
 * `content/cities/{slug}.mdx` in replaces the page's placeholder with that text.
 */
export const serviceBodies = bodiesBySlug(
  import.meta.glob<MdxModule>('../services/*.mdx', { eager: true }),
  services.map(({ slug }) => slug),
)

export const cityBodies = bodiesBySlug(
  import.meta.glob<MdxModule>('../cities/*.mdx', { eager: true }),
  cities.map(({ slug }) => slug),
)

function bodiesBySlug(
  modules: Record<string, MdxModule>,
  slugs: string[],
): Map<string, MdxModule['default']> {
  return new Map(
    Object.entries(modules).map(([path, module]) => {
      const slug = slugOf(path)
      if (!slugs.includes(slug)) {
        throw new UserError(
          `content/${path.replace(/^\.\.\//, '')} has a mistake.\n  its name: expected one of: ${slugs.join(', ')}`,
        )
      }
      return [slug, module.default]
    }),
  )
}
