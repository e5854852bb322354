import { chakra } from '@chakra-ui/react/styled-system'
import type { House } from '../../model/schemas/cities.ts'
import { brandPanel } from '../theme/styles.ts'
import { getDrawing } from './drawingFiles.ts'

interface HouseListProps {
  houses: House[]
  heading?: string
}

/**
 * Kinds of house in section, each with what to know about it: two by two, or below each other on a
 * phone.
 */
export function HouseList({ houses, heading }: HouseListProps) {
  const hasThree = houses.length === 3
  return (
    <Panel>
      {heading && <h2>{heading}</h2>}
      <List
        // Space above roofs.
        css={heading ? undefined : { '& li': { paddingTop: '4' } }}
        // Three fit side by side on wide screens.
        gridTemplateColumns={{
          md: '1fr 1fr',
          lg: hasThree ? 'repeat(3, 1fr)' : undefined,
        }}
      >
        {houses.map(({ drawing, name, text }, index) => {
          const Item = hasThree && index === 2 ? LastItem : 'li'
          return (
            <Item key={name + text}>
              <img {...getDrawing(drawing)} alt="" loading="lazy" />
              <h3>{name}</h3>
              <p>{text}</p>
            </Item>
          )
        })}
      </List>
    </Panel>
  )
}

const Panel = chakra('div', {
  base: {
    ...brandPanel,
    gridColumn: '1 / -1',
    overflow: 'hidden',
    '& h2': { margin: '0', padding: { base: '4', md: '5' } },
  },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    // Lines between them.
    gap: '2px',
    bg: 'scene.line',
    '& li': { bg: 'bg.brand' },
    // On a phone, the house and less of its street.
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: { mdDown: '2' },
      objectFit: 'cover',
    },
    '& :not(img):not(li)': { paddingInline: { base: '4', md: '5' } },
    '& h3': { marginTop: '4', marginBottom: '1' },
    '& p': { paddingBottom: '5', color: 'fg.onBrandMuted' },
  },
})

/** The third of three: below the others on tablets, with its text next to its drawing. */
const LastItem = chakra('li', {
  base: {
    mdToLg: { gridColumn: '1 / -1', display: 'grid', gridTemplate: 'auto 1fr / 1fr 1fr' },
    '& > img': { gridRow: 'span 2' },
  },
})
