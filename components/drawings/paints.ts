import { readFileSync } from 'node:fs'
import { parse, Rule } from 'postcss'
import { home } from '../../model/records.ts'
import { winterHouse } from '../../model/schemas/cities.ts'
import { semanticTokens } from '../theme/tokens.ts'
import { readDrawing } from './readDrawing.ts'

// Not `?raw`: in dev, Vike links each imported CSS file, also as text.
const css = readFileSync('components/drawings/paints.css', 'utf8')

/** The declarations of paints.css, by selector and property. */
const paints: Record<string, Record<string, string>> = {}

parse(css).walkDecls(({ parent, prop, value }) => {
  const selectors = parent instanceof Rule ? parent.selectors : []
  for (const selector of selectors) paints[selector] = { ...paints[selector], [prop]: value }
})

/** A token, and its value where there is no theme: var(--scene-wall, #237389) */
const color = /var\(--([\w-]+), #\w+\)/

function stylesOf(selector: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paints[selector] ?? {}).map(([property, value]) => [
      property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value.replace(color, (_, token: string) => token.replace('-', '.')),
    ]),
  )
}

/** For diagrams, which are painted by rules: their colors are others in dark mode. */
export const diagramStyles = Object.fromEntries(
  Object.keys(paints)
    .filter((selector) => selector.startsWith('.diagram'))
    .map((selector) => [selector.replace('.diagram', '&'), stylesOf(selector)]),
)

/** For scenes: page headers, rooms, the row houses, kinds of house, and steps of a visit. */
export const sceneStyles = {
  width: '100%',
  ...stylesOf('.scene'),
  // Forced colors replace the band's background, so paint our own.
  _highContrast: { bg: 'bg.brand' },
}

/** The colors of scenes are the same in light and dark. */
const { bg, scene } = semanticTokens.colors
const colors: Record<string, Record<string, { value: unknown }>> = { bg, scene }

export const hasRowHouses = home.hero.drawing === 'row-houses'
const hasWinter = hasRowHouses || winterHouse.safeParse(home.hero.drawing).success

/** Parts that are only in drawings of a place like the home page's. */
const parts = /<g class="(rowHouses|elsewhere|winter)">(.*?)<\/g>/gs

/** The attributes that paint what a selector of paints.css matches. */
export function attributesOf(selector: string): string {
  const toColor = (_: string, token: string) => {
    const [group = '', name = ''] = token.split('-')
    return String(colors[group]?.[name]?.value)
  }
  return Object.entries(paints[selector] ?? {})
    .map(([property, value]) => `${property}="${value.replace(color, toColor)}"`)
    .join(' ')
}

/**
 * Reads a scene, and replaces its classes by attributes. They compress better than CSS rules: a page
 * is 1% smaller (Brotli).
 * @param name the path without extension: 'rooms/furnace'
 * @param behind another one, drawn first
 * @returns attributes for an `<svg>`
 * @throws if a part has no paint
 */
export function readScene(name: string, behind?: string) {
  const { viewBox, shapes } = readDrawing(name).first
  const all = behind ? readDrawing(behind).first.shapes + shapes : shapes
  const drawn = all.replace(parts, (_, place, shapes) =>
    (place === 'winter' ? hasWinter : hasRowHouses === (place === 'rowHouses')) ? shapes : '',
  )
  const __html = drawn.replace(/class="(\w+)"/g, (_, part: string) => {
    if (paints[`.${part}`]) return attributesOf(`.${part}`)
    throw new Error(`components/drawings/${name}.svg has an unknown part: "${part}".`)
  })
  return { viewBox, dangerouslySetInnerHTML: { __html } }
}
