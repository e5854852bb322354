import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import type { Example } from '../../components/Example.ts'
import { examples as layout } from '../../components/layout/examples.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { examples as mdx } from '../../components/mdx/examples.tsx'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { Section } from '../../components/ui/Band.tsx'
import { examples as ui } from '../../components/ui/examples.tsx'
import { Prose } from '../../components/ui/Prose.tsx'

/** Calculators and drawings for articles. They take no attributes and have one state. */
const plain = Object.entries(mdxComponents)
  .filter(([name]) => /^[A-Z]/.test(name) && !(name in mdx) && !(name in ui))
  .map(([name, Component]): [string, Example] => {
    const Plain = Component as () => ReactNode
    return [name, { written: `<${name} />`, states: { Plain: <Plain /> } }]
  })

const folders: [folder: string, examples: [name: string, example: Example][]][] = [
  ['components/ui', Object.entries(ui)],
  ['components/layout', Object.entries(layout)],
  ['components/mdx', Object.entries(mdx)],
  ['components/drawings, components/calculators', plain],
]

/** Every component of the site in each of its states. */
export function Page() {
  return (
    <>
      <PageHeader
        heading="Components"
        lead="Each component in its states. Those that stand on every page are around them."
        drawing={<HeaderDrawing name="visit" />}
      />
      {folders.map(([folder, examples]) => (
        <Section key={folder} id={folder.replace(/\W+/g, '-')} heading={folder}>
          {examples.map(([name, example]) => (
            <Entry key={name} name={name} {...example} />
          ))}
        </Section>
      ))}
    </>
  )
}

function Entry({ name, file = `${name}.tsx`, written, states }: Example & { name: string }) {
  return (
    <chakra.section borderTopWidth="1px" paddingBlock="4">
      <h3 id={`component-${name}`}>{name}</h3>
      <p>
        <code>{file}</code> {written && <code>{written}</code>}
      </p>
      {Object.entries(states).map(([state, element]) => (
        <chakra.div key={state} marginTop="4">
          <p>{state}</p>
          {written ? <Prose>{element}</Prose> : element}
        </chakra.div>
      ))}
    </chakra.section>
  )
}
