import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface DiagramProps {
  /** Prefix of the ids of its text alternative, unique on the page. */
  id: string
  /** What the picture is, in a few words. */
  title: string
  /** What a reader who cannot see the picture needs to know of it. */
  description: string
  /** The visible line below the picture. */
  caption: string
  /** Height of the drawing in its own units; it is always 360 wide. */
  height: number
  children: ReactNode
}

/** A drawing of an article with its caption and its text alternative. */
export function Diagram({ id, title, description, caption, height, children }: DiagramProps) {
  return (
    <Figure>
      <Picture
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </Picture>
      <chakra.figcaption color="fg.muted" fontSize="note" lineHeight="snug" marginTop="3">
        {caption}
      </chakra.figcaption>
    </Figure>
  )
}

interface ArrowProps {
  /** The way to the tip, as path data that ends in the direction `to`. */
  d: string
  to: 'right' | 'left' | 'up' | 'down'
  /** warm: hot air, gas or hot refrigerant; cool: its opposite; air: neither. */
  tone: 'warm' | 'cool' | 'air'
}

const heads = {
  right: 'm-6-5l6 5-6 5',
  left: 'm6-5l-6 5 6 5',
  up: 'm-5 6l5-6 5 6',
  down: 'm-5-6l5 6 5-6',
}

/** A line with an arrowhead. */
export function Arrow({ d, to, tone }: ArrowProps) {
  return <path className={tone} d={d + heads[to]} />
}

interface LabelProps {
  x: number
  y: number
  /** Which point of the text stands at x. */
  anchor?: 'middle' | 'end'
  bold?: boolean
  /** The color of the line that it names. */
  tone?: 'cool'
  text: string
}

/** A word or two beside a part. */
export function Label({ x, y, anchor, bold, tone, text }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={bold ? 'strong' : tone && `${tone}Text`}>
      {text}
    </text>
  )
}

const Figure = chakra('figure', {
  base: {
    padding: { base: '2', md: '5' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.raised',
    breakInside: 'avoid',
    '& > *': { maxWidth: { base: '34rem', xl: '42rem' }, marginInline: 'auto' },
  },
})

/** The colors of all diagrams, by class: what is drawn names what it is, never a color. */
const Picture = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Text is set in the drawing's units: larger ones where the drawing is small.
    fontSize: { base: '15px', md: '10.5px' },
    forcedColorAdjust: 'none',
    '& text': { fill: 'fg', stroke: 'none', forcedColorAdjust: 'none' },
    '& .strong': { fontWeight: '600' },
    '& .coolText': { fill: 'fg.cold' },
    '& .shell, & .attic': { fill: 'bg', stroke: 'fg.muted' },
    '& .duct': { fill: 'bg.sunken', stroke: 'border.strong' },
    '& .coolFill': { fill: 'bg.cold', stroke: 'fg.cold' },
    '& .warmFill': { fill: 'bg.warm', stroke: 'fg.warm' },
    '& .ground': { fill: 'bg.sunken', stroke: 'none' },
    '& .cool, & .warm, & .air': { strokeWidth: '2.5' },
    '& .cool': { stroke: 'fg.cold' },
    '& .warm': { stroke: 'fg.warm' },
    '& .air': { stroke: 'fg.muted' },
    '& .need': { strokeWidth: '3.5' },
    // Behind a pipe that passes over another: no joint.
    '& .gap': { stroke: 'bg.sunken', strokeWidth: '9', strokeLinecap: 'butt' },
    '& .lead': { stroke: 'border.strong', strokeWidth: '1' },
    '& .dash': { stroke: 'border.strong', strokeDasharray: '4 4' },
    '& .warmRoom': { fill: 'bg.warm', stroke: 'none' },
    '& .coolRoom': { fill: 'bg.cold', stroke: 'none' },
    '& .pipe': { stroke: 'fg.cold', strokeWidth: '5' },
    '& .tube': { stroke: 'fg.warm', strokeWidth: '7' },
    '& .open, & .closed': { strokeWidth: '4' },
    '& .open': { stroke: 'fg.success' },
    '& .closed': { stroke: 'fg.danger' },
    '& .alarm': { fill: 'fg.danger', stroke: 'none' },
    '& .dot': { fill: 'fg.muted', stroke: 'none' },
  },
})
