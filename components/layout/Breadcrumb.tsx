import { chakra } from '@chakra-ui/react/styled-system'
import type { Crumb } from '../../content/model/pageFacts.ts'

interface BreadcrumbProps {
  trail: Crumb[]
  /** Whether to omit this page on small screens, where the heading below repeats its long name. */
  isShort?: boolean
}

/** The path from the home page to this page. */
export function Breadcrumb({ trail, isShort }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="baseline" fontSize="note">
        {trail.map(({ name, path }, index) => {
          const isLast = index === trail.length - 1
          return (
            <chakra.li key={path} hideBelow={isShort && isLast ? 'lg' : undefined}>
              {index > 0 && (
                <chakra.span aria-hidden="true" marginInline="2">
                  ›
                </chakra.span>
              )}
              {isLast ? (
                <chakra.span aria-current="page" color="fg.onBrandMuted">
                  {name}
                </chakra.span>
              ) : (
                <chakra.a
                  href={path}
                  display="inline-block"
                  paddingBlock="1"
                  textDecoration="underline"
                >
                  {name}
                </chakra.a>
              )}
            </chakra.li>
          )
        })}
      </chakra.ol>
    </nav>
  )
}
