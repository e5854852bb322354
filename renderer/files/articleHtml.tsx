import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AcSymptomList } from '../../components/drawings/AcSymptomChart.tsx'
import { diagramTexts } from '../../components/drawings/diagramTexts.ts'
import { ClimateFigures } from '../../components/mdx/ClimateFigures.tsx'
import { ColumnHeading } from '../../components/mdx/ColumnHeading.tsx'
import { PermitOffices, RadonRules, RentalRules } from '../../components/mdx/LocalFacts.tsx'
import { LocalNumbers } from '../../components/mdx/LocalNumbers.tsx'
import type { mdxComponents } from '../../components/mdx/mdxComponents.ts'
import { Email, Phone } from '../../components/mdx/reach.tsx'
import { SiteLink } from '../../components/mdx/SiteLink.tsx'
import { SourceList } from '../../components/ui/SourceList.tsx'
import type { Article } from '../../content/model/articleOrder.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'

/** An article in full as plain HTML without styles, for a feed: every address is absolute. */
export function articleHtml({ slug, intro, Body, cta, sources = [] }: Article): string {
  const html = renderToStaticMarkup(
    <>
      <p>{intro}</p>
      <Body components={plainComponents} />
      <h2>{cta.heading}</h2>
      <p>{cta.text}</p>
      <p>
        <a href={cta.href}>{cta.label}</a>
      </p>
      {sources.length > 0 && (
        <>
          <h2>Sources</h2>
          <SourceList sources={sources} />
        </>
      )}
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
  AcSymptomChart: AcSymptomList,
  ClimateFigures,
  LocalNumbers,
  PermitOffices,
  RadonRules,
  RentalRules,
  ...diagramsInWords(),
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
  Cons: ({ children }) => <Callout title="Cons">{children}</Callout>,
  Email,
  Emergency: callout('Emergency'),
  KeyPoints: callout('Key points'),
  Phone,
  Pros: ({ children }) => <Callout title="Pros">{children}</Callout>,
  ProsAndCons: Plain,
  Steps: Plain,
  Tip: callout('Tip'),
  Warning: callout('Careful'),
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
function diagramsInWords() {
  const entries = Object.entries(diagramTexts).map(([name, { caption, description }]) => [
    name,
    () => (
      <p>
        <em>{caption}</em> {description}
      </p>
    ),
  ])
  return Object.fromEntries(entries) as Record<keyof typeof diagramTexts, () => ReactNode>
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
