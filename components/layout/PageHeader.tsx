import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import type { Crumb, PageData } from '../../model/pageMeta.ts'
import { words } from '../../model/records.ts'
import { pageHeaderEndId } from '../browser/ids.ts'
import { withPhoneLinks } from '../mdx/contactLinks.tsx'
import { onBrand } from '../theme/styles.ts'
import { Column } from '../ui/Band.tsx'
import { BesidePicture, twoColumns } from '../ui/BesidePicture.tsx'

interface PageHeaderProps {
  heading: string
  lead?: string
  /** The drawing for this kind of page, at the bottom edge of the header. */
  drawing?: ReactNode
  /** A picture that extends to the edges instead: next to the text, or below it on a phone. */
  room?: ReactNode
  /** For a header that is much higher than its drawing: the heading extends over the drawing. */
  isHigh?: boolean
  children?: ReactNode
}

/** The header of every page but the home page: breadcrumbs, h1, lead, and drawing. */
export function PageHeader({ heading, lead, drawing, room, isHigh, children }: PageHeaderProps) {
  // The error page has no data.
  const page = useData<PageData | undefined>()?.page
  // The sky of a drawing has room for the end of a line.
  const overDrawing = drawing ? { mdToLg: isHigh ? '-65%' : '-10%' } : undefined
  return (
    <chakra.div
      css={onBrand}
      paddingInline="gutter"
      paddingTop="5"
      position={room ? 'relative' : undefined}
      // The sky extends beyond the drawing.
      overflow={drawing ? 'clip' : undefined}
      // The ground that the drawing stands on.
      borderBottomWidth="2px"
      borderColor="scene.line"
      minHeight={room ? { lg: '16.25rem' } : undefined}
    >
      <Column
        display="grid"
        columnGap={{ base: '4', lg: '10' }}
        gridTemplateColumns={
          room
            ? { md: '1.06fr 1fr', lg: twoColumns }
            : drawing
              ? { md: 'minmax(21.5rem, 6fr) 7fr', lg: '1fr 1fr' }
              : undefined
        }
      >
        <chakra.div paddingBottom={{ base: '6', md: drawing || room ? '12' : '6' }}>
          {page && <Breadcrumb trail={page.trail} isShort={page.subject.kind === 'article'} />}
          <chakra.h1
            // Where the heading of a page with a breadcrumb begins.
            marginTop={page ? '3' : { base: '3', md: '10' }}
            marginInlineEnd={overDrawing}
          >
            {heading}
          </chakra.h1>
          {lead && (
            <chakra.p
              fontSize={{ base: 'text', sm: 'lead' }}
              maxWidth="prose"
              marginTop="4"
              marginInlineEnd={overDrawing}
              color="fg.onBrandMuted"
              whiteSpace="pre-line"
              textWrap="balance"
            >
              {withPhoneLinks(lead)}
            </chakra.p>
          )}
          {children && (
            <chakra.div
              // No space above children that are hidden on a phone.
              css={{ '& > :first-child': { marginTop: '5' } }}
            >
              {children}
            </chakra.div>
          )}
        </chakra.div>
        {room ? (
          <BesidePicture id={pageHeaderEndId} side="half">
            {room}
          </BesidePicture>
        ) : (
          <chakra.div id={pageHeaderEndId} display="grid" alignItems="end">
            {drawing}
          </chakra.div>
        )}
      </Column>
    </chakra.div>
  )
}

interface BreadcrumbProps {
  trail: Crumb[]
  /** Whether to omit this page on small screens, where the heading below repeats its long name. */
  isShort?: boolean
}

export function Breadcrumb({ trail, isShort }: BreadcrumbProps) {
  return (
    <nav aria-label={words.layout.breadcrumb}>
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
