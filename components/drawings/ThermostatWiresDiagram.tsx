import { Diagram, Label } from './Diagram.tsx'

const terminals = [
  { letter: 'R', job: 'Power, 24 volts' },
  { letter: 'C', job: 'Common: return path' },
  { letter: 'W', job: 'Heat, or backup heat' },
  { letter: 'Y', job: 'Compressor' },
  { letter: 'G', job: 'Fan' },
  { letter: 'O/B', job: 'Heat pump: reversing valve' },
]

/** The low-voltage terminals with their jobs, and the line-voltage pair that means stop. */
export function ThermostatWiresDiagram() {
  return (
    <Diagram
      id="thermostat-wires"
      title="Thermostat wires and what each one does"
      description="Thin 24-volt wires on a thermostat: R brings the power, C is its way back, W calls for heat, Y for the compressor, G runs the fan, and O/B turns a heat pump’s reversing valve. Below, two thick wires under wire nuts carry 120 or 240 volts: stop, and have an electrician look."
      caption="The letter on the terminal counts, not the color of the wire. Thick wires, or 120 or 240 volts on the label, mean stop."
      height={302}
    >
      <path className="shell" d="M20 8h94q6 0 6 6v172q0 6-6 6H20q-6 0-6-6V14q0-6 6-6z" />
      <path className="pipe" d="M0 100h30" />
      {terminals.map(({ letter, job }, index) => {
        const y = 24 + index * 30
        return (
          <g key={letter}>
            <path className="air" d={`M30 100L58 ${y}h14`} />
            <path className="coolFill" d={`M72 ${y - 11}h40v22H72z`} />
            <Label x={92} y={y + 5} anchor="middle" bold text={letter} />
            <Label x={128} y={y + 5} text={job} />
          </g>
        )
      })}
      <path className="warmFill" d="M1 210h358v90H1z" />
      <path className="closed" d="M4 238h52M4 274h52" />
      <circle className="alarm" cx="60" cy="238" r="5" />
      <circle className="alarm" cx="60" cy="274" r="5" />
      <path className="closed" d="M92 242l28 28m0-28l-28 28" />
      <Label x={134} y={236} bold text="Stop: line voltage" />
      <Label x={134} y={260} text="Thick wires, wire nuts," />
      <Label x={134} y={282} text="120 or 240 volts" />
    </Diagram>
  )
}
