import type { Article } from '../../model/article.ts'
import { paths } from '../../model/documentKinds.ts'
import { getEquipment } from '../../model/records.ts'
import type { Equipment } from '../../model/schemas/services.ts'
import { getDrawing } from '../drawings/drawingFiles.ts'
import { LinkList } from '../ui/LinkList.tsx'

interface ArticleLinksProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description' | 'services'>[]
  /** The equipment that the page shows already. Without it, the links have no pictures. */
  shown?: Equipment
  /** Whether pictures may repeat. If they must not, and would, the links have none. */
  mayRepeat?: boolean
}

export function ArticleLinks({ articles, shown, mayRepeat = false }: ArticleLinksProps) {
  const count = articles.length
  const pictures = shown && pickEquipment(articles, shown, mayRepeat)
  return (
    <LinkList
      {...(pictures
        ? { look: 'pictures', pictures: count === 1 ? 'one' : count === 2 ? 'two' : 'more' }
        : { look: 'cards' })}
      gridTemplateColumns={{ [pictures ? 'md' : 'lg']: `repeat(${count}, 1fr)` }}
      links={articles.map(({ slug, heading, description }, index) => {
        const picture = pictures?.[index]
        return {
          href: paths.article(slug),
          before: picture && <img {...getDrawing(picture)} alt="" loading="lazy" />,
          label: heading,
          note: picture && count === 1 && description,
        }
      })}
    />
  )
}

/** Of each article, the first that isn't shown yet: related articles often share a service. */
function pickEquipment(
  articles: Pick<Article, 'services'>[],
  equipment: Equipment,
  mayRepeat: boolean,
): Equipment[] | undefined {
  const shown = new Set([equipment])
  const picked = articles.flatMap(({ services }) => {
    const candidates = services.map((service) => getEquipment([service]))
    const first = candidates.find((other) => !shown.has(other))
    if (first) shown.add(first)
    return first ?? (mayRepeat ? getEquipment(services) : [])
  })
  return picked.length === articles.length ? picked : undefined
}
