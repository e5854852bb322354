import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { coolingCost } from '../../components/calculators/coolingCost.ts'
import { type Calculator, exampleAnswer } from '../../components/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/calculators/thermostatPayback.ts'
import { type DiagramText, diagramTexts } from '../../components/drawings/diagramTexts.ts'
import { ColumnHeading } from '../../components/mdx/ColumnHeading.tsx'
import type { mdxComponents } from '../../components/mdx/mdxComponents.ts'
import { Email, Phone } from '../../components/mdx/reach.tsx'
import { SiteLink } from '../../components/mdx/SiteLink.tsx'
import type { Article } from '../../content/model/articleOrder.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'

/** An article in full as plain HTML without styles, for a feed: every address is absolute. */
export function articleHtml({ slug, intro, Body, cta }: Article): string {
  const html = renderToStaticMarkup(
    <>
      <p>{intro}</p>
      <Body components={plainComponents} />
      <h2>{cta.heading}</h2>
      <p>{cta.text}</p>
      <p>
        <a href={cta.href}>{cta.label}</a>
      </p>
    </>,
  )
  return html
    .replaceAll(siteRoot, absoluteUrl('/'))
    .replaceAll('href="#', `href="${absoluteUrl(`/blog/${slug}`)}#`)
}

/** The slash that begins an address of this site, of links and pictures; a `srcset` has several. */
const siteRoot = /(?<= (?:href|src|srcset)="(?:[^"]*, )?)\//gi

type PlainComponents = {
  [Name in keyof typeof mdxComponents]: (
    props: ComponentProps<(typeof mdxComponents)[Name]>,
  ) => ReactNode
}

/** What an `.mdx` file may use, as elements that every reader shows. */
const plainComponents: PlainComponents = {
  CallToAction: ({ heading, children, label, href }) => (
    <Callout title={heading}>
      {children}
      <p>
        <a href={href}>{label}</a>
      </p>
    </Callout>
  ),
  Checklist: Plain,
  Comparison: ({ caption, children }) => (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  ),
  CoolingCost: asExample(coolingCost),
  Cons: ({ children }) => <Callout title="Cons">{children}</Callout>,
  DrainLineDiagram: inWords(diagramTexts.DrainLineDiagram),
  Email,
  Emergency: callout('Emergency'),
  FilterAirflowDiagram: inWords(diagramTexts.FilterAirflowDiagram),
  FuelCost: asExample(fuelCost),
  FurnaceSafetyDiagram: inWords(diagramTexts.FurnaceSafetyDiagram),
  GeothermalLoopDiagram: inWords(diagramTexts.GeothermalLoopDiagram),
  HeatPumpCycleDiagram: inWords(diagramTexts.HeatPumpCycleDiagram),
  KeyPoints: callout('Key points'),
  Phone,
  Pros: ({ children }) => <Callout title="Pros">{children}</Callout>,
  ProsAndCons: Plain,
  RepairOrReplace: asExample(repairOrReplace),
  Steps: Plain,
  ThermostatPayback: asExample(thermostatPayback),
  Tip: callout('Tip'),
  Warning: callout('Careful'),
  ZoningDiagram: inWords(diagramTexts.ZoningDiagram),
  a: SiteLink,
  th: ColumnHeading,
}

interface BlockProps {
  children?: ReactNode
}

function Plain({ children }: BlockProps) {
  return children
}

/** Most feed readers drop drawings. */
function inWords({ caption, description }: DiagramText) {
  return () => (
    <p>
      <em>{caption}</em> {description}
    </p>
  )
}

/** No feed reader calculates. */
function asExample(calculator: Calculator) {
  const { given, verdict, because, figures } = exampleAnswer(calculator)
  return () => (
    <Callout title={calculator.title}>
      <p>
        Example: {given} <strong>{verdict}.</strong> {because}
      </p>
      <ul>
        {figures.map(({ label, value, detail }) => (
          <li key={label}>{[`${label}: ${value}`, detail].filter(Boolean).join('; ')}</li>
        ))}
      </ul>
    </Callout>
  )
}

function callout(usualTitle: string) {
  return ({ title = usualTitle, children }: BlockProps & { title?: string }) => (
    <Callout title={title}>{children}</Callout>
  )
}

function Callout({ title, children }: BlockProps & { title?: string }) {
  return (
    <div>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
