import type { Machine } from '../../../content/model/schemas/services.ts'
import { readScene } from '../scenePaints.ts'
import { HeadPicture } from './Head.tsx'

/** The right half of a room: the equipment, without the furniture in the drawing's first `<g>`. */
export function MachineHead({ machine }: { machine: Machine }) {
  const { dangerouslySetInnerHTML } = readScene(`rooms/${machine}`)
  const __html = dangerouslySetInnerHTML.__html.replace(/<g>.*?<\/g>/, '')
  return (
    <HeadPicture
      viewBox="212 0 268 240"
      width="auto"
      marginInlineStart="auto"
      aspectRatio="268 / 240"
      {...{ dangerouslySetInnerHTML: { __html } }}
    />
  )
}
