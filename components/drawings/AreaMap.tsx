import { chakra } from '@chakra-ui/react'
import type { SVGProps } from 'react'
import { cities } from '../../content/cities.ts'
import { type CityPosition, cityPositions } from './cityPositions.ts'

/** The four areas served with their cities as links. The lists beside it hold the same links. */
export function AreaMap() {
  return (
    <Land viewBox="0 0 480 492" role="group" aria-label="Map of the area we serve">
      <g>
        <path d="M-75 201L11 233 49 244 78 274 79 305 137 322 164 349 217 295 241 319 326 188 299 174 268 161 241 124 207 84 170 30 131-16-61 98Z" />
        <path d="M131-16L170 30 207 84 241 124 268 161 299 174 326 188 339 197 356 204 360 200 409 161 448 109 424 90 387 58 339 17 312-4 245-22Z" />
        <path d="M241 319L306 385 218 473 223 505 211 535H448L439 458 464 383 452 332 454 305 437 265 400 226 356 204 339 197 326 188Z" />
        <path
          className="dc"
          d="M217 295L306 385 218 473 223 435 221 409 207 392 197 377 164 349Z"
        />
        <path
          className="river"
          d="M-75 201L11 233 49 244 78 274 79 305 137 322 164 349 197 377 207 392 221 409 223 435 218 473 223 505"
        />
        <path
          className="river narrow"
          d="M131-16L170 30 207 84 241 124 268 161 299 174 326 188 339 197 356 204 400 226 437 265 454 305 452 332 464 383 439 458 448 535M222 412L262 398 280 370 286 342"
        />
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
      {cities.map(({ slug, name, label }) => {
        const position = cityPositions[slug]
        return (
          position && <CityLink key={slug} slug={slug} name={name} label={label} {...position} />
        )
      })}
    </Land>
  )
}

interface CityLinkProps extends CityPosition {
  slug: string
  name: string
  label: string
}

function CityLink({ slug, name, label, x, y, side, large }: CityLinkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <a href={`/cities/${slug}`} aria-label={label}>
        <circle className="target" r="18" />
        <circle r="6" />
        <text className={large && 'large'} paintOrder="stroke" {...besideDot[side]}>
          {name}
        </text>
      </a>
    </g>
  )
}

const besideDot: Record<CityPosition['side'], SVGProps<SVGTextElement>> = {
  left: { textAnchor: 'end', x: -11, y: '.35em' },
  right: { textAnchor: 'start', x: 11, y: '.35em' },
  above: { y: -11 },
  below: { y: '1.4em' },
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
    fontSize: { base: '18px', md: '11px' },
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
    '& .area': { fill: 'fg.muted', fontWeight: '700', fontSize: { md: '14px' } },
    '& .water': { fill: 'fg.cold', fontStyle: 'italic', stroke: 'none' },
    '& a': { outline: 'none' },
    '& a text': { display: { base: 'none', md: 'inline' } },
    '& .large': { display: 'inline', fontWeight: '600' },
    '& circle': { fill: 'fg.link', stroke: 'bg.raised', strokeWidth: '2' },
    '& .target': { fill: 'none', stroke: 'none', pointerEvents: 'all' },
    '& a:hover text': { textDecoration: 'underline', fill: 'fg.link' },
    '& a:hover circle + circle, & a:focus-visible circle + circle': { fill: 'fg.accent' },
    '& a:focus-visible .target': { stroke: 'focus', strokeWidth: '3' },
  },
})
