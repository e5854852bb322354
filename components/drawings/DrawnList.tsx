import { chakra } from '@chakra-ui/react/styled-system'
import { SmallDrawing, type SmallDrawingName } from './SmallDrawing.tsx'

interface DrawnListProps {
  items: { drawing: SmallDrawingName; title?: string; text: string }[]
  /** Whether the order matters. */
  isNumbered?: boolean
  /** Whether something stands next to the list on wide screens. */
  isNarrow?: boolean
  /** Whether the drawings matter more than the texts. */
  isLarge?: boolean
}

/** A short list, each item with a drawing. The items are side by side where they fit. */
export function DrawnList({ items, isNumbered, isNarrow, isLarge }: DrawnListProps) {
  return (
    <List
      as={isNumbered ? 'ol' : 'ul'}
      isNarrow={isNarrow}
      isLarge={isLarge}
      gridTemplateColumns={{ base: `repeat(${items.length}, 1fr)`, mdDown: '1fr' }}
    >
      {items.map(({ drawing, title, text }, index) => {
        const number = isNumbered && <ItemNumber>{index + 1} </ItemNumber>
        return (
          <li key={drawing + text}>
            <SmallDrawing name={drawing} hasGround={index === 0} />
            {title && (
              <h3>
                {number}
                {title}
              </h3>
            )}
            <p>
              {!title && number}
              {text}
            </p>
          </li>
        )
      })}
    </List>
  )
}

const ItemNumber = chakra('span', {
  base: { display: { md: 'block' }, textStyle: 'heading', color: 'fg.accent' },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '4' },
    // The drawings stand on one line, which the first one draws.
    md: { overflow: 'clip', '& svg': { overflow: 'visible' } },
    '& g + path': { mdDown: { display: 'none' } },
    // On a phone, the drawing sits next to its text.
    '& li': {
      mdDown: { display: 'grid', gridTemplate: 'auto 1fr / min(4.5rem, 25%) 1fr', columnGap: '4' },
    },
    '& svg': { mdDown: { gridRow: 'span 2' } },
    '& h3': { fontSize: 'lead', marginTop: { md: '3' }, marginBottom: '1' },
    '& p': { fontSize: 'note', color: 'fg.muted' },
  },
  variants: {
    isNarrow: {
      true: { '& h3': { fontSize: 'text' } },
      false: { '& p': { fontSize: { lg: 'text' } } },
    },
    isLarge: {
      true: {
        '& li': { mdDown: { gridTemplateColumns: 'min(6.5rem, 33%) 1fr' } },
        '& svg': { width: '100%', strokeWidth: { md: '1.25' } },
      },
    },
  },
  defaultVariants: { isNarrow: false },
})
