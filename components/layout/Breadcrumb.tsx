import { chakra } from '@chakra-ui/react/styled-system'
import type { Crumb } from '../../model/pageMeta.ts'

interface BreadcrumbProps {
  trail: Crumb[]
  /** Whether to omit this page on small screens, where the heading below repeats its long name. */
  isShort?: boolean
}

/** The path from the home page to this page. */
export function Breadcrumb({ trail, isShort }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {trail.map(({ name, path }, index) => {
          const isLast = index === trail.length - 1
          return (
            <chakra.li key={path} hideBelow={isShort && isLast ? 'lg' : undefined}>
              {isLast ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
            </chakra.li>
          )
        })}
      </Trail>
    </nav>
  )
}

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontSize: 'note',
    '& li + li::before': { content: '"›" / ""', marginInline: '2' },
    '& a': { display: 'inline-block', paddingBlock: '1', textDecoration: 'underline' },
    '& span': { color: 'fg.onBrandMuted' },
  },
})
