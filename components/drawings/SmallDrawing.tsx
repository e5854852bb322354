import { chakra } from '@chakra-ui/react/styled-system'
import type { z } from 'zod'
import type { smallDrawing } from '../../content/model/schemas/fields.ts'
import { readDrawing } from './readDrawing.ts'

/** A decorative line drawing, from an SVG file in `visit/`. Throws if there is no such file. */
export function SmallDrawing({ name }: { name: z.infer<typeof smallDrawing> | undefined }) {
  return <Picture {...readDrawing(`visit/${name}`)} aria-hidden="true" />
}

const Picture = chakra('svg', {
  base: {
    width: { base: '6rem', lg: '8rem' },
    height: 'auto',
    fill: 'none',
    stroke: 'fg.brand',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // The ground, for drawings that stand side by side.
    '& > path': { display: 'none' },
    '& .warm': { fill: 'bg.warm' },
    '& .cool': { fill: 'bg.cool' },
  },
})
