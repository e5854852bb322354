import { chakra } from '@chakra-ui/react/styled-system'
import { paths } from '../../../model/documentKinds.ts'
import { areas as allAreas, getOwnCity, home } from '../../../model/records.ts'
import type { City } from '../../../model/schemas/cities.ts'
import { toViewBox } from './boxes.ts'
import { groundOf, grounds } from './grounds.ts'
import { LabelText } from './LabelText.tsx'
import { dotRadius, layOutMap } from './layOutMap.ts'
import { hasMap, shapes } from './shapes.ts'

interface AreaMapProps {
  cities: City[]
  /** Whether the map fills its column. Otherwise, it sits next to text. */
  isWide?: boolean
}

/** Font sizes in map units: at least 12 px where the map is narrowest. The first is the largest. */
const sizes = {
  wide: { base: '14.9px', md: '11.5px', lg: '11px', xl: '9.5px' },
  narrow: { base: '17.5px', lg: '14px', xl: '13.5px' },
}

/**
 * The service area with these cities as links for pointer users. Keyboard and screen reader users
 * find the same links in the list next to the map, or on the page that the map links to. Renders
 * nothing without map data.
 */
export function AreaMap({ cities, isWide }: AreaMapProps) {
  if (!shapes || !hasMap) return null
  const fontSize = isWide ? sizes.wide : sizes.narrow
  const { view, places, areas, waters } = layOutMap(
    shapes,
    cities.map(({ slug }, index) => ({
      slug,
      name: getName(cities, index),
      isMajor: home.featuredCities.includes(slug),
    })),
    allAreas.map((area) => ({
      slug: area.slug,
      name: area.short,
      city: getOwnCity(area)?.slug,
    })),
    Number.parseFloat(fontSize.base),
  )
  return (
    <Land
      viewBox={toViewBox(view)}
      fontSize={fontSize}
      // Across the page, it shows more land at its sides, so that the list below it is in view.
      height={isWide ? { base: 'auto', mdToLg: '35rem' } : 'auto'}
      aria-hidden="true"
    >
      {[...shapes.areas].map(([slug, { path }]) => (
        <path key={slug} className={groundOf(slug)} d={path} />
      ))}
      {shapes.waters.map(({ path, className }) => (
        <path key={path} className={className} d={path} />
      ))}
      {areas.map(({ slug, city, name, x, y }) => {
        // The page with the wide map has a heading for each area.
        const href = city ? paths.city(city) : isWide ? `#${slug}` : undefined
        const Link = href ? 'a' : 'g'
        return (
          <Link key={slug} href={href} tabIndex={href ? -1 : undefined}>
            {city && <circle className="target" cx={x} cy={y} r="18" />}
            <text className={`area ${groundOf(slug)}`} x={x} y={y} dy=".3em">
              {name}
            </text>
          </Link>
        )
      })}
      {waters.map(({ name, x, y, angle }) => (
        <text
          key={name}
          className="water"
          transform={`translate(${x.toFixed()} ${y.toFixed()}) rotate(${angle.toFixed()})`}
          dy=".3em"
        >
          {name}
        </text>
      ))}
      {places.map(({ slug, x, y, label, ground, isMinor }) => (
        <a
          key={slug}
          href={paths.city(slug)}
          tabIndex={-1}
          className={isMinor ? 'minor' : undefined}
        >
          <g transform={`translate(${x} ${y})`}>
            <circle className="target" r="18" />
            <circle r={dotRadius} />
            {label && <LabelText {...label} className={groundOf(ground)} />}
          </g>
        </a>
      ))}
    </Land>
  )
}

/** A city's name, followed by its area if an earlier city has the same name. */
function getName(cities: City[], index: number): string {
  const { name, area } = cities[index] ?? { name: '', area: '' }
  const isTaken = cities.slice(0, index).some((other) => other.name === name)
  const ownArea = allAreas.find(({ slug }) => slug === area)
  return isTaken && ownArea ? `${name} (${ownArea.short})` : name
}

const groundStyles = Object.fromEntries(
  Object.entries(grounds).map(([name, color]) => [`& .${name}`, { '--ground': color }]),
)

const Land = chakra('svg', {
  base: {
    width: '100%',
    bg: 'bg.sunken',
    textStyle: 'heading',
    textAnchor: 'middle',
    // The positions of labels don't depend on the page's direction.
    direction: 'ltr',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    forcedColorAdjust: 'none',
    ...groundStyles,
    '& path': { fill: 'var(--ground)', stroke: 'border.strong', strokeWidth: '1.5' },
    '& path.city': { stroke: 'fg.brand', strokeWidth: '2.5' },
    '& .river': { fill: 'none', stroke: 'scene.water', strokeWidth: '9' },
    '& .narrow': { strokeWidth: '4' },
    '& .lake': { fill: 'scene.water', stroke: 'none' },
    '& text': {
      fill: 'fg',
      stroke: 'var(--ground)',
      strokeWidth: '4',
      paintOrder: 'stroke',
      forcedColorAdjust: 'none',
    },
    '& .area': { fill: 'fg.brand', fontSize: { base: '1.25em', lg: '1.5em' } },
    '& .water': { fill: 'fg.cold', fontStyle: 'italic', stroke: 'none' },
    '& circle': { fill: 'fg.link', stroke: 'bg.raised', strokeWidth: '2' },
    // On a phone, they would be too close together. The list below the map has them.
    '& .minor': { display: { mdDown: 'none' } },
    '& .target': { fill: 'none', stroke: 'none', pointerEvents: 'all' },
    '& a:hover text': { textDecoration: 'underline', fill: 'fg.link' },
    '& a:hover circle + circle': { fill: 'fg.accent' },
  },
})
