import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../model/documentKinds.ts'
import { getUniqueName } from '../../model/records.ts'
import type { City } from '../../model/schemas/cities.ts'
import type { NavigationLink } from '../../model/schemas/fields.ts'
import type { Service } from '../../model/schemas/services.ts'
import { arrow, linkCard } from '../theme/styles.ts'
import { shownOn } from './shownOn.ts'

interface ListedLink extends NavigationLink {
  /** The accessible name of a link whose label is not unique. */
  fullName?: string
  before?: ReactNode
  /** A line below the label. */
  note?: ReactNode
  /** The last day on which it is shown. */
  until?: string
}

interface LinkListProps extends ComponentProps<typeof List> {
  links: ListedLink[]
  /** For the look `columns`: at most so many. */
  inColumns?: 2 | 4
}

export function LinkList({ links, inColumns, ...list }: LinkListProps) {
  // Short labels fit in two columns on a phone.
  const columnWidth = links.every(({ label }) => label.length < 18) ? '8rem' : '9.5rem'
  return (
    <List {...(inColumns && { look: 'columns', columns: `${columnWidth} ${inColumns}` })} {...list}>
      {links.map(({ href, label, fullName, before, note, until }) => (
        <li key={href + label} {...shownOn({ until })}>
          <a href={href} aria-label={fullName}>
            {before}
            {before || note ? (
              <span>
                {label}
                {note && (
                  <>
                    {' '}
                    <small>{note}</small>
                  </>
                )}
              </span>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
    </List>
  )
}

export function linkToService({ slug, name }: Service): ListedLink {
  return { href: paths.service(slug), label: name }
}

export function linkToCity(city: City): ListedLink {
  return { href: paths.city(city.slug), label: getUniqueName(city) }
}

/** Up to three links that stand out. */
const cards = {
  display: 'grid',
  '& a': { ...linkCard, display: 'flex', height: '100%', fontSize: 'lead', lineHeight: 'snug' },
} as const

const note = { display: 'block', fontFamily: 'body', fontWeight: '400' } as const

/** Next to its text, only the subject of a picture. */
const narrow = '1fr / min(7rem, 30%) 1fr'

const List = chakra('ul', {
  base: { '& a': { alignItems: 'center', color: 'fg.link', textStyle: 'heading' } },
  variants: {
    look: {
      /** Up to six short links side by side. */
      chips: {
        // As text, the links spread evenly over their rows.
        textWrap: 'balance',
        marginBottom: '-2',
        '& li': { display: 'inline-block', marginInlineEnd: '2', marginBottom: '2' },
        '& a': {
          display: 'inline-flex',
          minHeight: 'target',
          paddingInline: { base: '3', sm: '4' },
          borderWidth: '1px',
          borderColor: 'border.strong',
          borderRadius: 'full',
          bg: 'bg.raised',
          overflowWrap: 'anywhere',
          _hover: { borderColor: 'fg.link', bg: 'bg.cool' },
          _print: { display: 'inline', padding: '0', borderWidth: '0' },
        },
        // Prints as text, separated by commas.
        _print: { '& li:not(:last-child)::after': { content: '","' } },
      },
      /** Any number of short links. */
      columns: {
        columnGap: '4',
        '& li': { breakInside: 'avoid', borderTopWidth: '1px' },
        '& a': {
          display: 'flex',
          gap: '1',
          minHeight: '2.5rem',
          // For links of several lines.
          paddingBlock: '1',
          lineHeight: 'snug',
          overflowWrap: 'anywhere',
          _hover: { textDecoration: 'underline' },
          _after: arrow,
        },
      },
      /** Links with an icon, in as many columns as fit. */
      icons: {
        display: 'grid',
        columnGap: { base: '4', md: '10' },
        // Not auto-fit, whose columns change while the page loads.
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        marginTop: '3',
        // With large text on a phone, the label needs its room.
        '& [aria-hidden]': { bg: 'bg.raised', '@media (max-width: 16em)': { display: 'none' } },
        '& a': {
          display: 'flex',
          gap: '3',
          paddingBlock: '1.5',
          lineHeight: 'snug',
          _hover: { textDecoration: 'underline' },
          _after: {
            ...arrow,
            fontFamily: 'body',
            fontSize: 'title',
            fontWeight: '400',
            lineHeight: '1',
          },
        },
      },
      cards: {
        ...cards,
        columnGap: '6',
        rowGap: '3',
        textWrap: 'balance',
        '& a': { ...cards['& a'], gap: '3', padding: '4', _after: arrow },
      },
      tickets: {
        ...cards,
        gap: '4',
        gridTemplateColumns: { lg: 'repeat(auto-fit, minmax(14rem, 1fr))' },
        '& a': {
          ...cards['& a'],
          overflow: 'hidden',
          borderColor: 'border.strong',
          _after: { ...arrow, fontSize: 'title', marginInlineEnd: '3' },
        },
        '& a > *': { padding: '3' },
        '& small': { ...note, fontSize: 'note' },
        '& b': {
          alignContent: 'center',
          flexShrink: '0',
          minWidth: '3em',
          textAlign: 'center',
          height: '100%',
          bg: 'bg.accent',
          borderInlineEndWidth: '2px',
          borderStyle: 'dashed',
          borderColor: 'fg.accent',
          color: 'fg.accent',
          fontSize: 'title',
        },
      },
      /** With a picture whose subject is on its right. */
      pictures: {
        ...cards,
        gap: '4',
        textWrap: 'balance',
        '& a': {
          ...cards['& a'],
          display: 'grid',
          overflow: 'hidden',
          _hover: { textDecoration: 'underline' },
        },
        '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right' },
        '& a > span': { padding: '4' },
        '& small': {
          ...note,
          display: { base: 'none', md: 'block' },
          marginTop: '2',
          fontSize: 'text',
          color: 'fg.muted',
        },
      },
    },
    /** Where the texts are on wide screens: next to one or two pictures, or below them. */
    pictures: {
      one: {
        '& a': { gridTemplate: { base: narrow, md: '1fr / 4fr 8fr' } },
        '& a > span': { fontSize: { md: 'title' }, padding: { base: '4', md: '8' } },
      },
      two: { '& a': { gridTemplate: { base: narrow, md: '1fr / 5fr 7fr' } } },
      more: {
        '& a': { gridTemplate: { base: narrow, md: 'auto 1fr / 1fr' }, alignItems: 'normal' },
      },
    },
  },
  defaultVariants: { look: 'chips' },
})
