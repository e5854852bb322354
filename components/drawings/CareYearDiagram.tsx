import { Diagram, Label } from './Diagram.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The point at so many months after New Year, clockwise from the top of the ring. */
function at(month: number, radius: number): string {
  const angle = (month / 6 - 0.5) * Math.PI
  return `${Math.round(180 + radius * Math.cos(angle))} ${Math.round(162 + radius * Math.sin(angle))}`
}

/** A ring of months: heating season warm, cooling season cool, with what is due when. */
export function CareYearDiagram() {
  return (
    <Diagram
      id="care-year"
      title="The year’s care, month by month"
      description="A ring of twelve months. In January and February, keep snow off the outdoor unit and the vent pipes. In April, the air conditioner’s tune-up and two feet of clear space around the outdoor unit. In July, look at the drain line. In September, test the heat. In October, the heating tune-up. Every month, check the filter and test the carbon monoxide alarms."
      caption="Two tune-ups, in April and October. The rest takes a few minutes a month."
      height={320}
    >
      <circle className="warmFill" cx="180" cy="162" r="92" />
      <path className="coolFill" d={`M180 162L${at(4, 92)}A92 92 0 0 1 ${at(9, 92)}z`} />
      <path d={months.map((_, month) => `M${at(month, 54)}L${at(month, 92)}`).join('')} />
      <circle className="shell" cx="180" cy="162" r="54" />
      {months.map((name, month) => {
        const [x = 0, y = 0] = at(month + 0.5, 73)
          .split(' ')
          .map(Number)
        return <Label key={name} x={x} y={y + 5} anchor="middle" text={name} />
      })}
      <path
        className="lead"
        d={`M${at(0.5, 94)}L252 46M${at(3.5, 94)}L306 248M${at(6.5, 94)}L120 290M${at(8.5, 94)}L60 210M${at(9.5, 94)}L62 28`}
      />
      <Label x={180} y={148} anchor="middle" text="Each month" />
      <Label x={180} y={167} anchor="middle" bold text="check filter," />
      <Label x={180} y={186} anchor="middle" bold text="test alarms" />
      <Label x={4} y={18} bold text="Heating tune-up" />
      <Label x={356} y={18} anchor="end" text="Clear snow from" />
      <Label x={356} y={36} anchor="end" text="unit and vents" />
      <Label x={4} y={228} text="Test the heat" />
      <Label x={4} y={306} text="Look at the drain line" />
      <Label x={356} y={266} anchor="end" bold text="AC tune-up" />
      <Label x={356} y={284} anchor="end" text="2 feet clear" />
    </Diagram>
  )
}
