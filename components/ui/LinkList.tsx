import { chakra } from '@chakra-ui/react/styled-system'
import type { NavigationLink } from '../../content/model/schemas/fields.ts'

interface LinkListProps {
  /** `fullName` is the accessible name of a link whose label another one has too. */
  links: (NavigationLink & { fullName?: string })[]
  /** Id of the heading that names the list, if it has one. */
  labelledBy?: string
}

/** Up to six short links side by side, such as related services. */
export function LinkList({ links, labelledBy }: LinkListProps) {
  return (
    <Pills aria-labelledby={labelledBy}>
      {links.map(({ href, label, fullName }) => (
        <li key={href}>
          <PillLink href={href} aria-label={fullName}>
            {label}
          </PillLink>
        </li>
      ))}
    </Pills>
  )
}

/** Any number of short links, in as many columns as fit. */
export function LinkColumns({ links, labelledBy }: LinkListProps) {
  return (
    <Columns aria-labelledby={labelledBy}>
      {links.map(({ href, label, fullName }) => (
        <li key={href}>
          <a href={href} aria-label={fullName}>
            {label}
          </a>
        </li>
      ))}
    </Columns>
  )
}

const Columns = chakra('ul', {
  base: {
    columns: '9.5rem 2',
    columnGap: '6',
    listStyle: 'none',
    '& li': { breakInside: 'avoid' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.5rem',
      color: 'fg.link',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
      _print: { minHeight: '0' },
    },
  },
})

const Pills = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    // Print as words with commas between them.
    _print: {
      columnGap: '1',
      '& a': { display: 'inline', padding: '0', borderWidth: '0' },
      '& li:not(:last-child)::after': { content: '","' },
    },
  },
})

const PillLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'bg.raised',
    color: 'fg.link',
    fontFamily: 'heading',
    fontWeight: '700',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'fg.link', bg: 'bg.cool' },
  },
})
