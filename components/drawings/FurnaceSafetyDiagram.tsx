import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A gas furnace in section: the exhaust and the house air never meet. Alarms watch every floor. */
export function FurnaceSafetyDiagram() {
  return (
    <Diagram
      id="furnace-safety"
      title="Inside a gas furnace, and where CO alarms go"
      description="Gas burns with a blue flame inside the tubes of the heat exchanger. A small inducer fan draws the exhaust out through the flue. The blower pushes house air around the outside of the tubes and up to the rooms, so the two never mix. Carbon monoxide alarms hang near the bedrooms and on every floor."
      caption="Exhaust stays inside the metal and house air outside it. CO alarms warn you if they ever mix."
      height={322}
    >
      <path className="ground" d="M4 88h352v8H4z" />
      <path className="dash" d="M4 20h352" />
      <path d="M4 88h352M4 96h352" />
      <path className="duct" d="M118 120V72h64v48zM40 268h30v34H40z" />
      <path className="duct" d="M78 152V4h16v148z" />
      <path className="shell" d="M70 120h120v190H70z" />
      <path d="M70 250h92" />
      <path
        className="tube"
        d="M118 232h40q12 0 12-12t-12-12h-38q-12 0-12-12t12-12h38q12 0 12-12t-12-12h-58"
      />
      <circle className="shell" cx="86" cy="160" r="12" />
      <path className="coolFill" d="M136 232q-18-9-38-7v14q20 2 38-7z" />
      <path d="M4 232h94M26 224l16 16v-16l-16 16z" />
      <path className="warmFill" d="M64 264h6v42h-6z" />
      <circle className="coolFill" cx="132" cy="281" r="20" />
      <path d="M132 281q0-10 8-12m-8 12q9-4 14 3m-14-3q8 6 5 14m-5-14q0 10-8 12m8-12q-9 4-14-3m14 3q-8-6-5-14" />
      <Arrow tone="warm" d="M86 140V20" to="up" />
      <Arrow tone="warm" d="M150 146V84" to="up" />
      <Arrow tone="cool" d="M180 270v-28" to="up" />
      <Arrow tone="air" d="M76 285h26" to="right" />
      <path
        className="alarm"
        d="M196 20h36v7q0 4-4 4h-28q-4 0-4-4zM316 96h36v7q0 4-4 4h-28q-4 0-4-4z"
      />
      <path className="lead" d="M172 196h26M194 232h4M156 281h42M74 160H58" />
      <Label x={102} y={44} text="Flue" />
      <Label x={188} y={82} text="Warm air" />
      <Label x={240} y={38} bold text="CO alarm" />
      <Label x={240} y={56} bold text="by bedrooms" />
      <Label x={354} y={118} anchor="end" bold text="CO alarm" />
      <Label x={354} y={135} anchor="end" bold text="on every floor" />
      <Label x={2} y={165} text="Inducer" />
      <Label x={202} y={201} text="Heat exchanger" />
      <Label x={202} y={237} text="Burner, blue flame" />
      <Label x={202} y={286} text="Blower" />
      <Label x={4} y={216} text="Gas" />
      <Label x={2} y={260} text="Filter" />
    </Diagram>
  )
}
