import { chakra } from '@chakra-ui/react/styled-system'
import type { MDXContent } from 'mdx/types'
import type { ComponentProps, ReactNode } from 'react'
import { words } from '../../model/records.ts'
import type { Coupon } from '../../model/schemas/coupons.ts'
import * as mdxComponents from '../mdx/mdxComponents.ts'
import { factCard } from '../theme/styles.ts'
import { Band } from '../ui/Band.tsx'
import { twoColumns } from '../ui/BesidePicture.tsx'
import { CouponLinks } from '../ui/CouponLinks.tsx'
import { type FactRow, FactRows } from '../ui/FactRows.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Prose } from '../ui/Prose.tsx'

interface VisitPageProps {
  /** What comes before the heading, such as a danger notice. */
  before?: ReactNode
  heading: string
  intro: string
  /** A card next to the introduction, or below it on phones. */
  card?: ReactNode
  /** A panel of drawings, as wide as the page's column. */
  panel?: ReactNode
  /** Facts below the panel, if it doesn't have them. */
  rows?: FactRow[]
  /** The owner's text. */
  Body?: MDXContent
  coupon?: Coupon
  /** Links next to the coupon. */
  related: Pick<LinkCardProps, 'heading' | 'links'>
}

/** The main part of a service's or city's page. It prints on one page. */
export function VisitPage({
  before,
  heading,
  intro,
  card,
  panel,
  rows,
  Body,
  coupon,
  related,
}: VisitPageProps) {
  const hasRelated = related.links.length > 0
  return (
    <Band
      size="medium"
      display="grid"
      columnGap="10"
      rowGap={{ base: '6', md: '8' }}
      alignItems="start"
      // The columns of the page's header.
      gridTemplateColumns={{ md: twoColumns }}
      // Browsers move a grid to the next page as a whole.
      _print={{ display: 'block', '& > * + *': { marginTop: '2' } }}
    >
      {before}
      <chakra.section {...(!card && { gridColumn: '1 / -1', maxWidth: 'article' })}>
        <h2 id="sheet">{heading}</h2>
        <chakra.p fontSize={{ md: 'lead' }} marginTop="2">
          {intro}
        </chakra.p>
      </chakra.section>
      {card}
      {panel}
      <chakra.div gridColumn="1 / -1">
        {rows && <FactRows rows={rows} />}
        {Body ? (
          <Prose maxWidth="prose" marginTop="6">
            <Body components={mdxComponents} />
          </Prose>
        ) : (
          <chakra.p fontSize="note" color="fg.muted" marginTop={rows && '4'}>
            {words.visit.textToCome}
          </chakra.p>
        )}
      </chakra.div>
      {(coupon || hasRelated) && (
        <chakra.div
          display={{ base: 'grid', _print: 'none' }}
          gap="6"
          gridColumn="1 / -1"
          gridTemplateColumns={{ md: coupon && hasRelated ? '5fr 7fr' : undefined }}
        >
          {coupon && <CouponLinks coupons={[coupon]} />}
          {hasRelated && <LinkCard {...related} inColumns={coupon ? 2 : 4} />}
        </chakra.div>
      )}
    </Band>
  )
}

interface LinkCardProps extends Pick<ComponentProps<typeof LinkList>, 'links' | 'inColumns'> {
  heading: string
  /** 'h3' in a section with a heading of its own. */
  level?: 'h2' | 'h3'
}

/** Not printed: the sheet is on one page. */
export function LinkCard({ heading, level = 'h2', ...list }: LinkCardProps) {
  return (
    <chakra.section css={factCard} paddingBlock="1rem 0.5rem" _print={{ display: 'none' }}>
      <chakra.h2 as={level} fontSize="lead" marginBottom="2">
        {heading}
      </chakra.h2>
      <LinkList {...list} />
    </chakra.section>
  )
}
