import { chakra } from '@chakra-ui/react/styled-system'
import type { NavigationLink } from '../../model/schemas/fields.ts'
import { arrow } from '../theme/recipes.ts'

interface LinkListProps {
  /** `fullName` is the accessible name of a link whose label is not unique. */
  links: (NavigationLink & { fullName?: string })[]
  /** The id of the heading that labels the list, if any. */
  labelledBy?: string
  /** For any number of links: at most so many columns. By default, up to six sit side by side. */
  inColumns?: 2 | 4
}

/** Short links, such as related services. */
export function LinkList({ links, labelledBy, inColumns }: LinkListProps) {
  const isShort = links.every(({ label }) => label.length < 18)
  return (
    <List
      aria-labelledby={labelledBy}
      inColumns={inColumns !== undefined}
      // Short labels fit in two columns on a phone.
      columns={inColumns && `${isShort ? '8rem' : '9.5rem'} ${inColumns}`}
    >
      {links.map(({ href, label, fullName }) => (
        <li key={href}>
          <a href={href} aria-label={fullName}>
            {label}
          </a>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    '& a': {
      alignItems: 'center',
      color: 'fg.link',
      textStyle: 'heading',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    inColumns: {
      true: {
        columnGap: '4',
        '& li': { breakInside: 'avoid', borderTopWidth: '1px' },
        '& a': {
          display: 'flex',
          gap: '1',
          minHeight: '2.5rem',
          lineHeight: 'snug',
          _hover: { textDecoration: 'underline' },
          _after: arrow,
        },
      },
      false: {
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
          _hover: { borderColor: 'fg.link', bg: 'bg.cool' },
          _print: { display: 'inline', padding: '0', borderWidth: '0' },
        },
        // Prints as text, separated by commas.
        _print: { '& li:not(:last-child)::after': { content: '","' } },
      },
    },
  },
  defaultVariants: { inColumns: false },
})
