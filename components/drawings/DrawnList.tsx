import { chakra } from '@chakra-ui/react/styled-system'
import { SmallDrawing, type SmallDrawingName } from './SmallDrawing.tsx'

interface DrawnListProps {
  items: { drawing: SmallDrawingName; title: string; text: string }[]
  /** Whether the order matters. */
  isNumbered?: boolean
  /** Whether something stands next to the list on wide screens. */
  isNarrow?: boolean
  /** Whether the drawings matter more than the texts. */
  isLarge?: boolean
  /** Whether the list is in a band, without a panel's padding around it. */
  isInBand?: boolean
}

/**
 * A short list, each item with a drawing, for a panel or a band with a `bg.brand` background. The
 * items are side by side where they fit.
 */
export function DrawnList({ items, isNumbered, isNarrow, isLarge, isInBand }: DrawnListProps) {
  return (
    <List
      as={isNumbered ? 'ol' : 'ul'}
      isNarrow={isNarrow}
      isLarge={isLarge}
      isInBand={isInBand}
      // On a phone, houses are two by two, and steps below each other.
      gridTemplateColumns={{
        base: `repeat(${items.length}, 1fr)`,
        mdDown: isLarge ? 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))' : '1fr',
      }}
    >
      {items.map(({ drawing, title, text }, index) => {
        const isAlone = isLarge && index % 2 === 0 && index === items.length - 1
        const Item = isAlone ? LastItem : 'li'
        return (
          <Item key={drawing + text}>
            <SmallDrawing name={drawing} />
            <h3>
              {isNumbered && <ItemNumber>{index + 1} </ItemNumber>}
              {title}
            </h3>
            <p>{text}</p>
          </Item>
        )
      })}
    </List>
  )
}

/** The last of an odd number of houses. On a phone, its text is next to it. */
const LastItem = chakra('li', {
  base: {
    mdDown: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplate: 'auto 1fr / 1fr 1fr',
      '& svg': { gridRow: 'span 2', borderBottomWidth: '2px', borderColor: 'scene.line' },
      '& svg + *': { borderTopWidth: '0' },
    },
  },
})

const ItemNumber = chakra('span', {
  base: { display: { md: 'block' }, textStyle: 'heading', color: 'scene.warmThing' },
})

/** The drawings stand on one line. */
const ground = { borderTopWidth: '2px', borderColor: 'scene.line', paddingTop: '2' } as const

const List = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: '5',
    '& h3': { fontSize: 'lead', marginBottom: '1' },
    '& p': { fontSize: 'note', color: 'fg.onBrandMuted' },
  },
  variants: {
    isNarrow: {
      true: { '& h3': { fontSize: 'text' } },
      false: { '& p': { fontSize: { lg: 'text' } } },
    },
    isLarge: {
      true: {
        '& svg + *': ground,
        '& svg': { maxHeight: { md: '11rem' } },
      },
      false: {
        // On a phone, the drawing sits next to its text.
        mdDown: {
          '& li': {
            display: 'grid',
            gridTemplate: 'auto 1fr / min(6rem, 30%) 1fr',
            paddingInlineEnd: '3',
          },
          '& svg': { gridRow: 'span 2' },
        },
        md: { '& svg': { width: '8rem' }, '& svg + *': ground },
      },
    },
    // The ground below the drawings ends where the panel or the page's column does.
    isInBand: {
      true: { '& li > *': { paddingInlineEnd: '4' } },
      false: { marginInline: '-4', '& li > *': { paddingInline: '1rem 0.25rem' } },
    },
  },
  defaultVariants: { isNarrow: false, isLarge: false, isInBand: false },
})
