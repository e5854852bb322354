import { areas } from '../../../model/records.ts'
import { semanticTokens } from '../../theme/tokens.ts'
import { HeaderSvg, readHeader } from './HeaderDrawing.tsx'

const { coolThing, warmThing, roof } = semanticTokens.colors.scene

/** The cities page's drawing: a signpost with the areas. */
export function SignpostHeader() {
  const { dangerouslySetInnerHTML } = readHeader('signpost')
  const signs = areas.slice(0, 5)
  return (
    <HeaderSvg display={{ base: 'none', md: 'block' }} textStyle="heading" fontSize="17px">
      <g {...{ dangerouslySetInnerHTML }} />
      {signs.map((area, index) => {
        const left = index % 2 === 1
        return (
          <g key={area.slug} transform={`translate(16 ${20 + index * 36})`}>
            <path
              fill={left ? coolThing.value : warmThing.value}
              d={left ? 'M300 0H150l-14 14 14 14h150z' : 'M140 0h152l14 14-14 14H140z'}
            />
            <text fill={roof.value} x="220" y="20" textAnchor="middle">
              {area.short}
            </text>
          </g>
        )
      })}
    </HeaderSvg>
  )
}
