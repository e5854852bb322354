import type { BreadcrumbList } from 'schema-dts'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'

/**
 * The breadcrumb that the page shows. Its last step is the page itself and needs no address.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbNode({ path, trail }: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': absoluteUrl(`${path}#breadcrumb`),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(index < trail.length - 1 && { item: absoluteUrl(crumb.path) }),
    })),
  }
}
