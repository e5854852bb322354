import { business } from '../../../model/records.ts'
import { paints } from '../scenePaints.ts'
import { HeaderSvg } from './HeaderDrawing.tsx'

/**
 * The reviews page's drawing: a street with fifty windows, ten lit for each star of the rating.
 * Without a rating, all are lit.
 */
export function LitStreetHead() {
  const lit = Math.round((business.rating?.value ?? 5) * 10)
  return (
    <HeaderSvg>
      {houses.map(({ x, top, width, paint, roof, windows, earlier }) => {
        const litHere = Math.max(0, lit - earlier)
        return (
          <g key={x} transform={`translate(${x} 0)`}>
            <path {...paint} d={`M0 ${top}h${width}V200H0z`} />
            <g transform={`translate(0 ${top})`}>{roof}</g>
            <path {...paints.warmThing} d={windows.slice(0, litHere).join('')} />
            <path {...paints.wall} d={windows.slice(litHere).join('')} />
            <path {...paints.wall} d={`M${width - 29} 168h18v32h-18z`} />
            <path {...paints.warmThing} d={`M${width - 26} 171h12v6h-12z`} />
            <path {...paints.paper} d={`M${width - 34} 192h28v4h-28zm-4 4h36v4h-36z`} />
          </g>
        )
      })}
    </HeaderSvg>
  )
}

const cornice = <path {...paints.line} d="M-2 0h68M6 6v4m13-4v4m13-4v4m13-4v4m13-4v4" />

/** From left to right. `floor` is the distance from one window to the next. */
const houses = [
  { x: 18, top: 44, columns: 3, floors: 4, floor: 26, roof: 'M-4 2 44-34 92 2z' },
  { x: 108, top: 58, columns: 2, floors: 4, floor: 22 },
  { x: 174, top: 40, columns: 3, floors: 4, floor: 28, roof: 'M6-24h76l10 26H-4z' },
  { x: 264, top: 50, columns: 2, floors: 4, floor: 24, roof: 'M-4 2 32-30 68 2z' },
  { x: 330, top: 38, columns: 2, floors: 5, floor: 21 },
].map(({ roof, ...house }, index, all) => ({
  ...house,
  width: house.columns === 3 ? 88 : 64,
  paint: index % 2 ? paints.roof : paints.facade,
  roof: roof ? <path {...paints.wall} d={roof} /> : cornice,
  windows: Array.from({ length: house.columns * house.floors }, (_, window) => {
    const row = Math.floor(window / house.columns)
    return `M${11 + (window % house.columns) * 25} ${house.top + 14 + row * house.floor}h16v7h-16zm0 9h16v7h-16z`
  }),
  earlier: all.slice(0, index).reduce((sum, { columns, floors }) => sum + columns * floors, 0),
}))
