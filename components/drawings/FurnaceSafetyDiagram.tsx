import { Arrow, Diagram, Label } from './parts'

/** A gas furnace in section: the exhaust and the house air never meet. Alarms watch every floor. */
export function FurnaceSafetyDiagram() {
  return (
    <Diagram
      id="furnace-safety"
      height={322}
      title="Inside a gas furnace, and where CO alarms go"
      description="Gas burns with a blue flame inside the tubes of the heat exchanger. A small inducer fan draws the exhaust out through the flue. The blower pushes house air around the outside of the tubes and up to the rooms, so the two never mix. Carbon monoxide alarms hang near the bedrooms and on every floor."
      caption="Exhaust stays inside the metal, house air outside it. Alarms watch for the day they meet."
    >
      <path className="lead" d="M4 88h352M4 20h352" />
      <path className="ground" d="M4 88h352v8H4z" />
      <path className="duct" d="M92 120V70h64v50z" />
      <path className="duct" d="M52 152V4h16v148z" />
      <path className="shell" d="M44 120h120v190H44z" />
      <path d="M44 250h120" />
      <path
        className="tube"
        d="M92 232h44q12 0 12-12t-12-12H94q-12 0-12-12t12-12h42q12 0 12-12t-12-12H74"
      />
      <circle className="shell" cx="62" cy="160" r="12" />
      <path className="coolFill" d="M112 232q-18-9-40-7v14q22 2 40-7z" />
      <path d="M4 232h68M22 224l16 16v-16l-16 16z" />
      <circle className="coolFill" cx="120" cy="280" r="20" />
      <path d="M120 280q0-10 8-12m-8 12q9-4 14 3m-14-3q8 6 5 14m-5-14q0 10-8 12m8-12q-9 4-14-3m14 3q-8-6-5-14" />
      <Arrow tone="warm" d="M60 140V20" to="up" />
      <Arrow tone="warm" d="M124 140V82" to="up" />
      <Arrow tone="cool" d="M158 262v-32" to="up" />
      <Arrow tone="air" d="M160 292h-14" to="left" />
      <path
        className="alarm"
        d="M236 20h40v8q0 4-4 4h-32q-4 0-4-4zM312 96h40v8q0 4-4 4h-32q-4 0-4-4z"
      />
      <path className="lead" d="M148 190h28M112 228h62M142 280h34M74 160h-60" />
      <Label x={76} y={44}>
        Flue
      </Label>
      <Label x={164} y={82}>
        Warm air to rooms
      </Label>
      <Label x={200} y={52} bold>
        CO alarm by bedrooms
      </Label>
      <Label x={352} y={128} anchor="end" bold>
        and on every floor
      </Label>
      <Label x={2} y={156}>
        Inducer
      </Label>
      <Label x={180} y={195}>
        Heat exchanger
      </Label>
      <Label x={180} y={233}>
        Burner, blue flame
      </Label>
      <Label x={180} y={285}>
        Blower
      </Label>
      <Label x={8} y={216}>
        Gas
      </Label>
    </Diagram>
  )
}
