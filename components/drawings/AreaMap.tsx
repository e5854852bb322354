import { chakra } from '@chakra-ui/react'
import type { City } from '../../content/model/schema.ts'
import { areaOutlines } from './areaOutlines.ts'
import { besideDot, cityPositions } from './cityPositions.ts'

/**
 * The areas served with these cities as links, for a pointer alone: the list that stands beside the
 * map, or the page that it leads to, holds the same links for the keyboard and for screen readers.
 */
export function AreaMap({ cities }: { cities: City[] }) {
  return (
    <Land viewBox="0 0 480 492" aria-hidden="true">
      <g>
        <path d={areaOutlines.counties} />
        <path className="dc" d={areaOutlines.dc} />
        <path className="river" d={areaOutlines.potomac} />
        <path className="river narrow" d={areaOutlines.smallRivers} />
        <text className="area" paintOrder="stroke" x="138" y="94">
          Montgomery
        </text>
        <text className="area" paintOrder="stroke" x="290" y="58">
          Howard
        </text>
        <text className="area" paintOrder="stroke" x="388" y="384">
          Prince
          <tspan x="388" dy="1.15em">
            George’s
          </tspan>
        </text>
        <text className="water" transform="translate(90 342) rotate(25)">
          Potomac
        </text>
        <text className="water" transform="translate(430 238) rotate(46)">
          Patuxent
        </text>
      </g>
      {cities.map(({ slug, name }) => {
        const position = cityPositions[slug]
        if (!position) return null
        const { x, y, side, large } = position
        return (
          <g key={slug} transform={`translate(${x} ${y})`}>
            <a href={`/cities/${slug}`} tabIndex={-1}>
              <circle className="target" r="18" />
              <circle r="6" />
              <text className={large && 'large'} paintOrder="stroke" {...besideDot[side]}>
                {name}
              </text>
            </a>
          </g>
        )
      })}
    </Land>
  )
}

const Land = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    bg: 'bg.sunken',
    borderRadius: { md: 'lg' },
    borderBlockWidth: '1px',
    borderInlineWidth: { md: '1px' },
    borderColor: 'border',
    // Text is set in the map's units: larger ones where the map is small.
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '19px', md: '12.5px' },
    textAnchor: 'middle',
    strokeLinejoin: 'round',
    forcedColorAdjust: 'none',
    '& path': { fill: 'bg.cool', stroke: 'border.strong', strokeWidth: '1.5' },
    '& .dc': { fill: 'bg.raised', stroke: 'fg.brand', strokeWidth: '2.5' },
    '& .river': { fill: 'none', stroke: 'scene.water', strokeWidth: '9' },
    '& .narrow': { strokeWidth: '4' },
    '& text': {
      fill: 'fg',
      stroke: 'bg.cool',
      strokeWidth: '3',
      forcedColorAdjust: 'none',
    },
    '& .area': { fill: 'fg.muted', fontSize: { base: '21px', md: '16px' } },
    '& .water': { fill: 'fg.cold', fontStyle: 'italic', stroke: 'none' },
    '& a text': { display: { base: 'none', md: 'inline' } },
    '& .large': { display: 'inline' },
    '& circle': { fill: 'fg.link', stroke: 'bg.raised', strokeWidth: '2' },
    '& .target': { fill: 'none', stroke: 'none', pointerEvents: 'all' },
    '& a:hover text': { textDecoration: 'underline', fill: 'fg.link' },
    '& a:hover circle + circle': { fill: 'fg.accent' },
  },
})
