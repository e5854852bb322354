import { business } from '../../../content/model/records.ts'
import { paints } from '../scenePaints.ts'
import { HeadPicture } from './Head.tsx'

/** The reviews page's drawing: a street with fifty windows, ten lit for each star of the rating. */
export function LitStreetHead() {
  const lit = Math.round(business.rating.value * 10)
  return (
    <HeadPicture>
      {[0, 1, 2, 3, 4].map((house) => {
        const litHere = Math.max(0, lit - house * windows.length)
        return (
          <g key={house} transform={`translate(${39 + house * 72} 0)`}>
            <path {...(house % 2 ? paints.roof : paints.facade)} d="M0 32h64v168H0z" />
            {roofs[house % roofs.length]}
            <path {...paints.warmThing} d={windows.slice(0, litHere).join('')} />
            <path {...paints.wall} d={windows.slice(litHere).join('')} />
            <path {...paints.coolThing} d={`M${house % 2 ? 38 : 12} 175h14v25h-14z`} />
          </g>
        )
      })}
    </HeadPicture>
  )
}

/** A gable, a cornice, and a mansard. */
const roofs = [
  <path key="gable" {...paints.seam} {...paints.roof} d="M-3 33 32 8l35 25z" />,
  <path key="cornice" {...paints.line} d="M-2 28h68M6 34v4m13-4v4m13-4v4m13-4v4m13-4v4" />,
  <path key="mansard" {...paints.wall} d="M6 10h52l9 23H-3z" />,
]

/** The ten windows of one house. */
const windows = Array.from(
  { length: 10 },
  (_, index) =>
    `M${11 + (index % 2) * 26} ${44 + Math.floor(index / 2) * 25}h16v8h-16zm0 10h16v8h-16z`,
)
