import { Arrow, Diagram, Label } from './Diagram.tsx'

/** The way of the air through a basement furnace: return, filter, blower, furnace, coil, supply. */
export function FilterAirflowDiagram() {
  return (
    <Diagram
      id="filter-airflow"
      title="Where the filter sits in the airflow"
      description="Return air comes down a duct and passes the filter before it reaches the blower. The blower pushes it up past the heat exchanger and the cooling coil into the supply duct."
      caption="The air meets the filter first. The arrow on its frame points to the blower."
      height={290}
    >
      <path className="duct" d="M20 44h60v164h36v52H20z" />
      <path className="duct" d="M136 88V14h204v44H220v30z" />
      <path className="shell" d="M136 88h84v172h-84z" />
      <path className="cool" d="M148 126l30-28 30 28M156 126l22-20 22 20" />
      <path className="warm" d="M150 144h50q8 0 8 7t-8 7h-44q-8 0-8 7t8 7h52" />
      <path d="M136 190h20m44 0h20" />
      <circle className="coolFill" cx="182" cy="226" r="24" />
      <path d="M182 226q0-12 10-14m-10 14q11-5 16 4m-16-4q10 7 6 16m-6-16q0 12-10 14m10-14q-11 5-16-4m16 4q-10-7-6-16" />
      <path className="warmFill" d="M116 200h20v68h-20z" />
      <path className="warm" d="M121 206l10 8-10 8 10 8-10 8 10 8-10 8 10 8" />
      <path
        className="dot"
        d="M40 190h3v3h-3zM58 206h3v3h-3zM44 232h3v3h-3zM66 222h3v3h-3zM88 216h3v3h-3zM100 246h3v3h-3zM80 250h3v3h-3zM100 226h3v3h-3z"
      />
      <Arrow tone="air" d="M50 62v112" to="down" />
      <Arrow tone="air" d="M56 240h46" to="right" />
      <Arrow tone="air" d="M140 234h13" to="right" />
      <Arrow tone="air" d="M178 198v-16" to="up" />
      <Arrow tone="air" d="M178 84V46" to="up" />
      <Arrow tone="air" d="M206 36h110" to="right" />
      <path className="lead" d="M210 112h20M212 158h18M208 226h22" />
      <Label x={20} y={34} text="Return air" />
      <Label x={262} y={78} text="Supply air" />
      <Label x={236} y={117} text="Cooling coil" />
      <Label x={236} y={163} text="Heat exchanger" />
      <Label x={236} y={231} text="Blower" />
      <Label x={126} y={284} anchor="middle" bold text="Filter" />
    </Diagram>
  )
}
