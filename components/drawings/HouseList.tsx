import { chakra } from '@chakra-ui/react/styled-system'
import type { House } from '../../content/model/schemas/cities.ts'
import { brandPanel } from '../theme/recipes.ts'
import { houseUrl } from './drawingFiles.ts'

interface HouseListProps {
  houses: House[]
  /** The text of an optional h2. */
  heading?: string
}

/**
 * Kinds of house in section on one street, each with what to know about it: side by side, or below
 * each other on a phone.
 */
export function HouseList({ houses, heading }: HouseListProps) {
  const columns = `repeat(${houses.length}, 1fr)`
  return (
    <Panel>
      {heading && <h2>{heading}</h2>}
      <List
        gridTemplateColumns={{ md: columns, _print: columns }}
        // The house in the middle is always visible, the street around it where there is space.
        css={{ '& img': { aspectRatio: { md: houses.length > 2 ? '1.65' : '2.4' } } }}
      >
        {houses.map(({ drawing, name, text }) => (
          <li key={name + text}>
            <img src={houseUrl(drawing)} alt="" width="480" height="200" loading="lazy" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Panel>
  )
}

const Panel = chakra('div', {
  base: {
    ...brandPanel,
    gridColumn: '1 / -1',
    overflow: 'clip',
    '& h2': { fontSize: 'title', margin: '0', padding: { base: '4', md: '5' } },
  },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    '& li + li': { borderInlineStartWidth: { md: '2px' }, borderColor: 'scene.line' },
    '& img': {
      display: { _print: 'none' },
      width: '100%',
      height: 'auto',
      objectFit: 'cover',
      aspectRatio: '1.8',
    },
    '& :not(img, li)': { paddingInline: { base: '4', md: '5' } },
    '& h3': { fontSize: 'lead', marginTop: '4', marginBottom: '1' },
    '& p': { paddingBottom: '5', color: 'fg.onBrandMuted' },
  },
})
