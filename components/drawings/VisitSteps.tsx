import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A visit in five drawn steps, side by side where there is room. */
export function VisitSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Picture viewBox="0 0 96 72" aria-hidden="true">
            {pictures[index]}
            <path d="M2 70h92" />
          </Picture>
          <chakra.h3 fontSize="lead" marginTop="3">
            {title}
          </chakra.h3>
          <chakra.p color="fg.muted" fontSize="note">
            {text}
          </chakra.p>
        </li>
      ))}
    </Steps>
  )
}

const pictures: ReactNode[] = [
  <g key="call">
    <path className="warm" d="M34 10h28v60H34z" />
    <path d="M40 18h16v34H40zM46 61h4M70 26q6 6 0 14m7-21q11 14 0 28" />
  </g>,
  <g key="drive">
    <path className="cool" d="M16 26h40v34H16z" />
    <path d="M56 36h12l10 12v12H56zM62 42h6l5 7H62z" />
    <path
      className="warm"
      d="M36 62a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM72 62a7 7 0 1 1-14 0 7 7 0 0 1 14 0z"
    />
    <path d="M2 34h8M4 44h8" />
  </g>,
  <g key="measure">
    <path className="cool" d="M14 22h40v48H14z" />
    <path d="M22 32v28m8-28v28m8-28v28m8-28v28" />
    <path className="warm" d="M88 26a14 14 0 1 1-28 0 14 14 0 0 1 28 0z" />
    <path d="M74 26l6-7M74 40v14q0 6-8 6H54" />
  </g>,
  <g key="price">
    <path className="warm" d="M28 8h40v62H28z" />
    <path d="M36 20h24M36 30h24M36 40h14M36 58h24M58 44q-8 0-8 4t8 4 0 6" />
  </g>,
  <g key="fixed">
    <path className="warm" d="M22 34L48 12l26 22v36H22z" />
    <path d="M36 50l9 9 18-20M16 38L48 10l32 28" />
  </g>,
]

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { lg: 'repeat(5, 1fr)' },
    listStyle: 'none',
    // Stands beside its words until all steps fit in a row.
    '& li': { lgDown: { display: 'grid', gridTemplateColumns: '6rem 1fr', columnGap: '5' } },
    '& svg': { lgDown: { gridRow: 'span 2' } },
  },
})

const Picture = chakra('svg', {
  base: {
    width: '6rem',
    height: 'auto',
    fill: 'none',
    stroke: 'fg.brand',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .warm': { fill: 'bg.warm' },
    '& .cool': { fill: 'bg.cool' },
  },
})
