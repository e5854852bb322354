import { diagramTexts } from './diagramTexts.ts'
import { Diagram, Label } from './parts.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The point at so many months after New Year, clockwise from the top of the ring. */
function at(month: number, radius: number): string {
  const angle = (month / 6 - 0.5) * Math.PI
  return `${Math.round(180 + radius * Math.cos(angle))} ${Math.round(162 + radius * Math.sin(angle))}`
}

/** A ring of months: heating season warm, cooling season cool, with what is due when. */
export function CareYearDiagram() {
  return (
    <Diagram text={diagramTexts.CareYearDiagram} height={320}>
      <circle className="warmFill" cx="180" cy="162" r="92" />
      <path className="coolFill" d={`M180 162L${at(4, 92)}A92 92 0 0 1 ${at(9, 92)}z`} />
      <path d={months.map((_, month) => `M${at(month, 54)}L${at(month, 92)}`).join('')} />
      <circle className="shell" cx="180" cy="162" r="54" />
      {months.map((name, month) => {
        const [x = 0, y = 0] = at(month + 0.5, 73)
          .split(' ')
          .map(Number)
        return (
          <Label key={name} x={x} y={y + 5} anchor="middle">
            {name}
          </Label>
        )
      })}
      <path
        className="lead"
        d={`M${at(1, 94)}L276 46M${at(3.5, 94)}L306 248M${at(6.5, 94)}L120 290M${at(8.5, 94)}L60 210M${at(9.5, 94)}L62 46`}
      />
      <Label x={180} y={148} anchor="middle">
        Each month
      </Label>
      <Label x={180} y={167} anchor="middle" bold>
        look at
      </Label>
      <Label x={180} y={186} anchor="middle" bold>
        the filter
      </Label>
      <Label x={4} y={18} bold>
        Heating tune-up
      </Label>
      <Label x={4} y={36}>
        Test CO alarms
      </Label>
      <Label x={356} y={18} anchor="end">
        Snow off the
      </Label>
      <Label x={356} y={36} anchor="end">
        unit and vents
      </Label>
      <Label x={4} y={228}>
        Try the heat
      </Label>
      <Label x={4} y={306}>
        Look at the drain line
      </Label>
      <Label x={356} y={266} anchor="end" bold>
        AC tune-up
      </Label>
      <Label x={356} y={284} anchor="end">
        2 feet clear
      </Label>
    </Diagram>
  )
}
