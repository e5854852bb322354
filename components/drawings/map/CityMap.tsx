import { chakra } from '@chakra-ui/react/styled-system'
import type { City } from '../../../model/schemas/cities.ts'
import { toViewBox } from './boxes.ts'
import { LabelText } from './LabelText.tsx'
import { layOutCity } from './layOutCity.ts'
import { shapes } from './shapes.ts'

/**
 * A city and its neighbors on the map, which fills the right of the page's header. Renders nothing
 * for a city that is not on the map.
 */
export function CityMap({ city, neighbors }: { city: City; neighbors: City[] }) {
  const layout = shapes && layOutCity(shapes, city, neighbors)
  if (!shapes || !layout) return null
  const { view, zoom, places } = layout
  return (
    <Land viewBox={toViewBox(view)} fontSize={`${(13 * zoom).toFixed(1)}px`} aria-hidden="true">
      {[...shapes.areas.values()].map(({ path }) => (
        <path key={path} d={path} />
      ))}
      {shapes.waters.map(({ path, className }) => (
        <path key={path} className={className} d={path} />
      ))}
      {places.map(({ slug, x, y, radius, label }, index) => (
        <g
          key={slug}
          className={index === 0 ? 'here' : undefined}
          transform={`translate(${x} ${y})`}
        >
          {index === 0 && <circle r={radius.toFixed()} fillOpacity=".3" />}
          <circle r={(index === 0 ? radius / 2 : radius).toFixed()} />
          {label && <LabelText {...label} />}
        </g>
      ))}
    </Land>
  )
}

const Land = chakra('svg', {
  base: {
    width: '100%',
    aspectRatio: { mdDown: '1.7' },
    // The positions of labels don't depend on the page's direction.
    direction: 'ltr',
    bg: 'bg.brandDeep',
    borderColor: 'scene.line',
    borderTopWidth: { mdDown: '2px' },
    borderInlineStartWidth: { md: '2px' },
    textStyle: 'heading',
    textAnchor: 'middle',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    forcedColorAdjust: 'none',
    '& path': { fill: 'scene.facade', stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .river': { fill: 'none', stroke: 'scene.cold', strokeWidth: '7' },
    '& .narrow': { strokeWidth: '3' },
    '& .lake': { fill: 'scene.cold', stroke: 'none' },
    '& text': {
      fill: 'scene.coolRoom',
      stroke: 'scene.facade',
      strokeWidth: '3',
      paintOrder: 'stroke',
    },
    '& circle': { fill: 'scene.line' },
    '& .here circle': { fill: 'scene.warmThing' },
    '& .here text': { fontSize: '1.23em', fill: 'scene.warmRoom' },
  },
})
