import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '../../model/article.ts'
import { paths } from '../../model/paths.ts'
import { getEquipment } from '../../model/records.ts'
import type { Equipment } from '../../model/schemas/services.ts'
import { getDrawing } from '../drawings/drawingFiles.ts'

interface ArticleCardsProps {
  articles: Pick<Article, 'slug' | 'heading' | 'description' | 'services'>[]
  /** The equipment that the page shows already. */
  equipment: Equipment
}

/** Articles to read next, each with a drawing of its equipment, for the end of a long page. */
export function ArticleCards({ articles, equipment }: ArticleCardsProps) {
  const picked = pickEquipment(articles, equipment)
  const cards = articles.map((article, index) => ({
    ...article,
    picture: getDrawing(picked[index] ?? getEquipment(article.services)),
  }))
  return (
    <Cards
      layout={articles.length === 1 ? 'alone' : articles.length === 2 ? 'pair' : 'row'}
      gridTemplateColumns={{ md: `repeat(${articles.length}, 1fr)` }}
    >
      {cards.map(({ slug, heading, description, picture }) => (
        <li key={slug}>
          <a href={paths.article(slug)}>
            <img {...picture} alt="" loading="lazy" />
            <span>
              {heading}
              {cards.length === 1 && <small>{description}</small>}
            </span>
          </a>
        </li>
      ))}
    </Cards>
  )
}

/**
 * For each article, the first of its equipment that isn't shown yet, if any: related articles often
 * share their first service.
 */
export function pickEquipment(
  articles: Pick<Article, 'services'>[],
  equipment: Equipment,
): (Equipment | undefined)[] {
  const shown = new Set([equipment])
  return articles.map(({ services }) => {
    const candidates = services.map((service) => getEquipment([service]))
    const picked = candidates.find((other) => !shown.has(other))
    if (picked) shown.add(picked)
    return picked
  })
}

/** On a phone, only the equipment, which is on the right of the drawing. */
const narrow = 'min(7rem, 30%) 1fr'

const beside = { gridTemplateRows: '1fr', alignItems: 'center' } as const

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    textStyle: 'heading',
    fontSize: 'lead',
    lineHeight: 'snug',
    textWrap: 'balance',
    '& a': {
      display: 'grid',
      height: '100%',
      overflow: 'hidden',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderRadius: 'lg',
      color: 'fg.link',
      _hover: { textDecoration: 'underline' },
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right' },
    '& span': { padding: '4' },
    '& small': {
      display: { base: 'none', md: 'block' },
      marginTop: '2',
      fontFamily: 'body',
      fontSize: 'text',
      fontWeight: '400',
      color: 'fg.muted',
    },
  },
  variants: {
    layout: {
      // The text of one or two is next to their drawing.
      alone: {
        '& a': { ...beside, gridTemplateColumns: { base: narrow, md: '4fr 8fr' } },
        '& span': { fontSize: { md: 'title' }, padding: { base: '4', md: '8' } },
      },
      pair: { '& a': { ...beside, gridTemplateColumns: { base: narrow, md: '5fr 7fr' } } },
      row: { '& a': { gridTemplate: { base: `1fr / ${narrow}`, md: 'auto 1fr / 1fr' } } },
    },
  },
})
