import { chakra } from '@chakra-ui/react'
import type { City } from '../../../content/model/schema.ts'
import { areaOutlines } from '../areaOutlines.ts'
import { besideDot, cityPositions } from '../cityPositions.ts'

/** A city's place on the map, with its neighbors; nothing for a city without a position. */
export function CityHead({ city, neighbors }: { city: City; neighbors: City[] }) {
  const here = cityPositions[city.slug]
  if (!here) return null
  const around = neighbors.flatMap(({ slug, name }) => {
    const place = cityPositions[slug]
    return place ? [{ ...place, name }] : []
  })
  // As far out as needed to show every neighbor with its name.
  const zoom = Math.max(
    1,
    ...around.map(({ x }) => (Math.abs(x - here.x) + nameWidth) / halfWidth),
    ...around.map(({ y }) => (Math.abs(y - here.y) + nameHeight) / halfHeight),
  )
  const [left, top] = [here.x - halfWidth * zoom, here.y - halfHeight * zoom]
  const marker = ({ x, y }: { x: number; y: number }) =>
    `translate(${x} ${y}) scale(${zoom.toFixed(2)})`
  return (
    <Land
      viewBox={[left, top, 2 * halfWidth * zoom, 2 * halfHeight * zoom].map(Math.round).join(' ')}
      aria-hidden="true"
    >
      <path d={areaOutlines.counties} />
      <path className="dc" d={areaOutlines.dc} />
      <path className="river" strokeWidth="9" d={areaOutlines.potomac} />
      <path className="river" strokeWidth="4" d={areaOutlines.smallRivers} />
      {around.map((place) => (
        <g key={place.name} transform={marker(place)}>
          <circle r="4" />
          {/* Away from the city in the middle. */}
          <text {...besideDot[place.x < here.x ? 'left' : 'right']}>{place.name}</text>
        </g>
      ))}
      <g className="here" transform={marker(here)}>
        <circle r="16" fillOpacity=".3" />
        <circle r="7" />
        <text {...besideDot[here.side]}>{city.name}</text>
      </g>
    </Land>
  )
}

/** Half the size of the closest view, and the room for a name, in units of the map. */
const [halfWidth, halfHeight] = [150, 88]
const [nameWidth, nameHeight] = [95, 16]

const Land = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    // Drawn in forced colors.
    borderWidth: '1px',
    borderColor: 'transparent',
    borderStartStartRadius: 'lg',
    borderStartEndRadius: 'lg',
    bg: 'scene.facade',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '13px',
    textAnchor: 'middle',
    strokeLinejoin: 'round',
    forcedColorAdjust: 'none',
    '& path': { fill: 'bg.brandDeep', stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .dc': { stroke: 'scene.line' },
    '& .river': { fill: 'none', stroke: 'scene.cold' },
    '& text': {
      fill: 'scene.coolRoom',
      stroke: 'bg.brandDeep',
      strokeWidth: '3',
      paintOrder: 'stroke',
    },
    '& circle': { fill: 'scene.line' },
    '& .here circle': { fill: 'scene.warmThing' },
    '& .here text': { fontSize: '16px', fill: 'scene.warmRoom' },
  },
})
