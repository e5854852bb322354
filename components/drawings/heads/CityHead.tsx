import { chakra } from '@chakra-ui/react'
import type { City } from '../../../content/model/schema.ts'
import { areaOutlines } from '../areaOutlines.ts'
import { cityPositions } from '../cityPositions.ts'
import { besideDot } from '../mapLabels.ts'

interface CityHeadProps {
  city: City
  neighbors: City[]
}

/** A city's place on the map, with its neighbors; nothing for a city without a position. */
export function CityHead({ city, neighbors }: CityHeadProps) {
  const here = cityPositions[city.slug]
  if (!here) return null
  return (
    <Land viewBox={`${here.x - 150} ${here.y - 88} 300 176`} aria-hidden="true">
      <path d={areaOutlines.counties} />
      <path className="dc" d={areaOutlines.dc} />
      <path className="river" strokeWidth="9" d={areaOutlines.potomac} />
      <path className="river" strokeWidth="4" d={areaOutlines.smallRivers} />
      {neighbors.map(({ slug, name }) => {
        const there = cityPositions[slug]
        return (
          there && (
            <g key={slug} transform={`translate(${there.x} ${there.y})`}>
              <circle r="4" />
              {/* Away from the city in the middle. */}
              <text {...besideDot[there.x < here.x ? 'left' : 'right']}>{name}</text>
            </g>
          )
        )
      })}
      <g className="here" transform={`translate(${here.x} ${here.y})`}>
        <circle r="16" fillOpacity=".3" />
        <circle r="7" />
        <text {...besideDot[here.side]}>{city.name}</text>
      </g>
    </Land>
  )
}

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
