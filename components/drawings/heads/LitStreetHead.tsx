import { business } from '../../../content/model/records.ts'
import { HeadPicture } from './Head.tsx'

/** The reviews page's drawing: a street with fifty windows, ten lit for each star of the rating. */
export function LitStreetHead() {
  const lit = Math.round(business.rating.value * 10)
  return (
    <HeadPicture>
      {[0, 1, 2, 3, 4].map((house) => {
        const litHere = Math.max(0, lit - house * windows.length)
        return (
          <g key={house} transform={`translate(${30 + house * 72} 0)`}>
            <path className="facade" d="M0 24h64v176H0z" />
            <path className="line" d="M-2 24h68M6 30v4m13-4v4m13-4v4m13-4v4m13-4v4" />
            <path className="warmThing" d={windows.slice(0, litHere).join('')} />
            <path className="wall" d={windows.slice(litHere).join('')} />
          </g>
        )
      })}
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** The ten windows of one house. */
const windows = Array.from(
  { length: 10 },
  (_, index) => `M${11 + (index % 2) * 26} ${40 + Math.floor(index / 2) * 31}h16v20h-16z`,
)
