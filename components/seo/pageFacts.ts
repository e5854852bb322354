import { business } from '../../content/business'
import { pages } from '../../content/pages'

/** A step of the way from the home page. */
export interface Crumb {
  name: string
  /** Path on this site. */
  path: string
}

/** What the head of a page is made from. */
export interface PageFacts {
  /** Path on this site, without a slash at the end but for the home page's. */
  path: string
  /** For search results, without the business's name. */
  title: string
  description: string
  /** Home page first, this page last; empty on the home page. */
  trail: Crumb[]
  /** False for placeholders: followed, not listed in search results. */
  indexable: boolean
}

/** What `+data` of every page gives, at least. */
export interface PageData {
  page: PageFacts
}

/**
 * The facts of a page below the home page.
 * @param parents the pages between home and this one
 */
export function pageFacts(
  { path, name, title, description }: Crumb & Pick<PageFacts, 'title' | 'description'>,
  { parents = [], indexable = true }: { parents?: Crumb[]; indexable?: boolean } = {},
): PageFacts {
  const isHome = path === pages.home.path
  const trail = isHome
    ? []
    : [pages.home, ...parents].map((crumb) => ({ name: crumb.name, path: crumb.path }))
  return {
    path,
    title,
    description,
    trail: isHome ? [] : [...trail, { name, path }],
    indexable,
  }
}

/** The `<title>`: the page's own and the business's name. */
export function fullTitle(title: string): string {
  return `${title} | ${business.name}`
}
