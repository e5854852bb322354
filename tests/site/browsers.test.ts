import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types'
import postcss from 'postcss'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { site } from '../../site.config.ts'
import { builtPages } from '../support/builtSite.ts'
import { siteFolder } from '../support/sitePages.ts'

const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** A feature that the oldest browsers lack: its path in MDN's data, which has its versions. */
interface Feature {
  path: string
  pattern: RegExp
  /** Where it may be used: browsers without it show or do something else that is fine. */
  fine?: RegExp
}

const browsers = ['chrome', 'safari', 'firefox'] as const

const anywhere = /./
const inPopover = /:popover-open/
const inDetails = /::details-content/

/** Declarations are searched as '@media print{a:hover{color:red'. */
const cssFeatures: Feature[] = [
  { path: 'css.at-rules.container', pattern: /@container/ },
  { path: 'css.at-rules.layer', pattern: /@layer/ },
  { path: 'css.at-rules.property', pattern: /@property/ },
  { path: 'css.at-rules.scope', pattern: /@scope/ },
  { path: 'css.at-rules.media.range_syntax', pattern: /@media[^{]*[<>]/ },
  { path: 'css.at-rules.media.scripting', pattern: /\(scripting:/, fine: /:none\)/ },
  { path: 'css.at-rules.starting-style', pattern: /@starting-style/, fine: inPopover },
  { path: 'css.selectors.nesting', pattern: /&/ },
  // An open menu. While one coupon is printed, all are. A list of open details, and a sent form.
  {
    path: 'css.selectors.has',
    pattern: /:has\(/,
    // The last one is the color of a focus ring.
    fine: /popover-open|data-printed|:has\(\[open\]|#sent|\{--ring:/,
  },
  // The sign of open details.
  { path: 'css.selectors.is', pattern: /:is\(/, fine: /:is\(\[open\]>\*\)/ },
  { path: 'css.selectors.where', pattern: /:where\(/ },
  {
    path: 'css.selectors.not.selector_list',
    pattern: /:not\([^()]*(?:\([^()]*\)[^()]*)*,/,
    fine: /data-printed/,
  },
  // Browsers show their own ring.
  { path: 'css.selectors.focus-visible', pattern: /:focus-visible/, fine: anywhere },
  // The links are shown in a row instead.
  { path: 'css.selectors.popover-open', pattern: /:popover-open/, fine: anywhere },
  // A notice stays.
  { path: 'css.selectors.modal', pattern: /:modal/, fine: anywhere },
  { path: 'css.selectors.backdrop', pattern: /::backdrop/, fine: inPopover },
  { path: 'css.selectors.details-content', pattern: /::details-content/, fine: anywhere },
  { path: 'css.selectors.target-current', pattern: /:target-current/, fine: anywhere },
  { path: 'css.selectors.user-valid', pattern: /:user-valid/ },
  { path: 'css.types.color.color-mix', pattern: /color-mix\(/, fine: /\{border-color:color-mix/ },
  { path: 'css.types.color.light-dark', pattern: /light-dark\(/ },
  { path: 'css.types.color.oklch', pattern: /oklch\(/ },
  { path: 'css.types.length.lh', pattern: /[\d.]lh\b/, fine: /\{min-height:/ },
  {
    path: 'css.types.length.viewport_percentage_units_dynamic',
    pattern: /\d[dsl]v(?:h|w|min|max)\b/,
  },
  // With the same sign before it, without a text.
  { path: 'css.properties.content.alt_text', pattern: /content:[^;]+\/\s*""/, fine: anywhere },
  { path: 'css.properties.appearance', pattern: /\{appearance:none/, fine: /^button,input/ },
  { path: 'css.properties.aspect-ratio', pattern: /\{aspect-ratio:/, fine: anywhere },
  { path: 'css.properties.color-scheme', pattern: /\{color-scheme:/, fine: anywhere },
  { path: 'css.properties.content-visibility', pattern: /\{content-visibility:/, fine: inDetails },
  { path: 'css.properties.forced-color-adjust', pattern: /\{forced-color-adjust:/, fine: anywhere },
  { path: 'css.properties.grid-template-rows.subgrid', pattern: /subgrid/, fine: anywhere },
  // With `hidden` before it.
  { path: 'css.properties.overflow.clip', pattern: /\{overflow:clip/, fine: anywhere },
  { path: 'css.properties.scroll-target-group', pattern: /\{scroll-target-group:/, fine: anywhere },
  { path: 'css.properties.text-size-adjust', pattern: /\{text-size-adjust:/, fine: anywhere },
  { path: 'css.properties.text-wrap', pattern: /\{text-wrap:/, fine: anywhere },
  { path: 'css.properties.translate', pattern: /\{translate:/, fine: inPopover },
]

const scriptFeatures: Feature[] = [
  { path: 'api.AbortSignal.any_static', pattern: /AbortSignal\.any/ },
  { path: 'api.AbortSignal.timeout_static', pattern: /AbortSignal\.timeout/ },
  { path: 'api.CSSStyleSheet.CSSStyleSheet', pattern: /new CSSStyleSheet/ },
  { path: 'api.Document.adoptedStyleSheets', pattern: /adoptedStyleSheets/ },
  { path: 'api.Document.startViewTransition', pattern: /startViewTransition/ },
  { path: 'api.Element.ariaBusy', pattern: /\.aria[A-Z]/ },
  { path: 'api.Element.checkVisibility', pattern: /checkVisibility/ },
  { path: 'api.Element.role', pattern: /\.role\s*=[^=]/ },
  // Script closes the menu, which only browsers with popovers have.
  { path: 'api.HTMLElement.hidePopover', pattern: /\.hidePopover/, fine: anywhere },
  { path: 'api.HTMLElement.inert', pattern: /\.inert/ },
  { path: 'api.HTMLDialogElement.showModal', pattern: /\.showModal/ },
  { path: 'api.HTMLFormElement.requestSubmit', pattern: /requestSubmit/ },
  { path: 'api.SubmitEvent.submitter', pattern: /\.submitter/ },
  { path: 'api.structuredClone', pattern: /structuredClone/ },
  { path: 'javascript.builtins.Array.at', pattern: /\.at\(/ },
  { path: 'javascript.builtins.Array.findLast', pattern: /\.findLast/ },
  { path: 'javascript.builtins.Array.toSorted', pattern: /\.to(?:Sorted|Reversed|Spliced)\(/ },
  { path: 'javascript.builtins.Array.fromAsync', pattern: /Array\.fromAsync/ },
  { path: 'javascript.builtins.Intl.Segmenter', pattern: /Segmenter/ },
  { path: 'javascript.builtins.Intl.DurationFormat', pattern: /DurationFormat/ },
  {
    path: 'javascript.builtins.Intl.NumberFormat.NumberFormat.options_parameter.options_roundingMode_parameter',
    pattern: /roundingMode/,
  },
  {
    path: 'javascript.builtins.Intl.DateTimeFormat.DateTimeFormat.options_parameter.options_dateStyle_parameter',
    pattern: /dateStyle/,
  },
  { path: 'javascript.builtins.Object.groupBy', pattern: /\.groupBy\(/ },
  { path: 'javascript.builtins.Object.hasOwn', pattern: /Object\.hasOwn\(/ },
  { path: 'javascript.builtins.Promise.any', pattern: /Promise\.any/ },
  { path: 'javascript.builtins.Promise.withResolvers', pattern: /withResolvers/ },
  { path: 'javascript.classes.private_class_fields', pattern: /[{;]#\w+[=;(]|this\.#/ },
  { path: 'javascript.classes.static.initialization_blocks', pattern: /static\s*\{/ },
  { path: 'javascript.operators.nullish_coalescing_assignment', pattern: /\?\?=/ },
  { path: 'javascript.operators.logical_or_assignment', pattern: /\|\|=/ },
  { path: 'javascript.operators.logical_and_assignment', pattern: /&&=/ },
  { path: 'javascript.regular_expressions.lookbehind_assertion', pattern: /\(\?<[=!]/ },
  // In a selector, they throw.
  { path: 'css.selectors.has', pattern: /:has\(/ },
  { path: 'css.selectors.is', pattern: /:is\(/ },
  { path: 'css.selectors.where', pattern: /:where\(/ },
  { path: 'css.selectors.focus-visible', pattern: /:focus-visible/, fine: /CSS\.supports/ },
  { path: 'css.selectors.popover-open', pattern: /:popover-open/, fine: /CSS\.supports/ },
  { path: 'css.selectors.user-valid', pattern: /:user-(?:in)?valid/, fine: /CSS\.supports/ },
]

/** Each declaration with its selector and at-rules, and the page that first has it. */
const declarations = new Map<string, string>()
for (const { path, document } of builtPages) {
  postcss.parse(document.querySelector('style')?.text ?? '').walkDecls((declaration) => {
    const text = `${getContext(declaration.parent)}${declaration}`
    if (!declarations.has(text)) declarations.set(text, path)
  })
}

const scripts = new Map(
  globSync('assets/*.js', { cwd: siteFolder }).map((file) => [
    readFileSync(join(siteFolder, file), 'utf8'),
    file,
  ]),
)

test('pages and scripts use only what the oldest browsers know, or what has a fallback', () => {
  expect(declarations.size).toBeGreaterThan(500)
  expect(scripts.size).toBeGreaterThan(10)
  const found = [
    ...cssFeatures.flatMap((feature) => listFaults(feature, declarations)),
    ...scriptFeatures.flatMap((feature) => listFaults(feature, scripts)),
  ]
  expect(found).toEqual([])
})

test('the table has every property and pseudo-class that the oldest browsers lack', () => {
  const used = [...declarations.keys()].flatMap((text) => [
    `css.properties.${text.match(/([\w-]+):[^{]*$/)?.[1]}`,
    ...Array.from(text.matchAll(/::?([a-z-]+)(?=[^{]*\{)/g), ([, name]) => `css.selectors.${name}`),
  ])
  const listed = cssFeatures.map(({ path }) => path)
  const late = [...new Set(used)].filter((path) => isLate(path) && !listed.includes(path))
  expect(late.map(describeFeature)).toEqual([])
})

test('the table has only what the oldest browsers lack', () => {
  const all = [...cssFeatures, ...scriptFeatures].map(({ path }) => path)
  expect(all.filter((path) => !isLate(path))).toEqual([])
})

function getContext(node: unknown): string {
  if (node instanceof postcss.Rule) return `${getContext(node.parent)}${node.selector}{`
  if (!(node instanceof postcss.AtRule)) return ''
  return `${getContext(node.parent)}@${node.name} ${node.params}{`
}

/** Where a feature is used, and nothing takes its place in older browsers. */
function listFaults({ path, pattern, fine }: Feature, places: Map<string, string>): string[] {
  return [...places].flatMap(([text, place]) => {
    const matches = [...text.matchAll(new RegExp(pattern, 'g'))]
    return matches
      .map(({ index }) => text.slice(Math.max(0, index - 80), index + 80))
      .filter((part) => !fine?.test(part))
      .map((part) => `${place} uses ${describeFeature(path)}: ${part}`)
  })
}

/** @returns 'css.selectors.is (chrome 88, safari 14, firefox 78)' */
function describeFeature(path: string): string {
  const versions = browsers.map((name) => `${name} ${firstVersion(path, name)}`)
  return `${path} (${versions.join(', ')})`
}

/** Whether one of the oldest browsers lacks it. What the data doesn't list is unknown. */
function isLate(path: string): boolean {
  return browsers.some((name) => (firstVersion(path, name) ?? 0) > site.oldestBrowsers[name])
}

/** The version that has a feature without a prefix or a setting; `Infinity` if none has. */
function firstVersion(path: string, browser: (typeof browsers)[number]): number | undefined {
  const feature: Identifier | undefined = path
    .split('.')
    .reduce((node, name) => Object(node)[name], Object(compat))
  const support = feature?.__compat?.support[browser]
  if (!support) return
  const plain = [support].flat().filter((one) => !(one.prefix || one.alternative_name || one.flags))
  // '≤37' is a version too; 'preview' and false are not.
  const versions = plain.map(({ version_added }) => Number(`${version_added}`.replace('≤', '')))
  return Math.min(...versions.map((version) => version || Number.POSITIVE_INFINITY))
}
