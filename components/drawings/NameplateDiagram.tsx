import { Diagram, Label } from './Diagram.tsx'

/** The lines of the plate, and what each one means. */
const rows = [
  { label: 'MODEL', value: 'AC-036-A2', meaning: '036: 36,000 BTU/h, 3 tons' },
  { label: 'SERIAL', value: '1211E04732', meaning: 'Often year and week: 12, 11' },
  { label: 'MFR DATE', value: '03/2012', meaning: 'The age, where it is printed' },
  { label: 'REFRIG.', value: 'R-410A, 6 LB 4 OZ', meaning: 'Refrigerant and its charge' },
  { label: 'VOLTS', value: '208/230, 1 PH, 60 HZ', meaning: '' },
]

/** An example of an outdoor unit's plate with what each line says. */
export function NameplateDiagram() {
  return (
    <Diagram
      id="nameplate"
      title="An outdoor unit’s nameplate, and where to find its age"
      description="An example of the metal plate on an outdoor unit. One: the model number, whose 036 stands for 36,000 BTU an hour, or 3 tons. Two: the serial number, in which many makers code the year and week. Three: the manufacture date, where the maker prints one. Four: the refrigerant, here R-410A, and its factory charge in pounds and ounces."
      caption="An example plate. A printed date gives the age. Without one, look up your brand’s serial number code: codes differ by brand and repeat by decade."
      height={276}
    >
      <path className="shell" d="M12 2h336q8 0 8 8v150q0 8-8 8H12q-8 0-8-8V10q0-8 8-8z" />
      {rows.map(({ label, value, meaning }, index) => (
        <g key={label}>
          <path className="lead" d={`M20 ${38 + index * 30}h320`} />
          <Label x={20} y={30 + index * 30} text={label} />
          <Label x={118} y={30 + index * 30} bold text={value} />
          {meaning && <Mark x={332} y={25 + index * 30} number={index + 1} />}
        </g>
      ))}
      {rows.map(
        ({ meaning }, index) =>
          meaning && (
            <g key={meaning}>
              <Mark x={20} y={189 + index * 25} number={index + 1} />
              <Label x={42} y={194 + index * 25} text={meaning} />
            </g>
          ),
      )}
    </Diagram>
  )
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle className="coolFill" cx={x} cy={y} r="10" />
      <Label x={x} y={y + 5} anchor="middle" bold text={String(number)} />
    </>
  )
}
