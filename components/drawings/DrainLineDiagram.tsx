import { Arrow, Diagram, Label } from './Diagram.tsx'

/** A split system in summer: where the water leaves the coil and how it gets out of the house. */
export function DrainLineDiagram() {
  return (
    <Diagram
      id="drain-line"
      title="Split air conditioner with its drain line"
      description="House air rises through the indoor unit, past the cold coil to the blower. Water runs down both sides of the coil into the drain pan, which is open in the middle for the air. It runs past a capped opening and through a U-shaped trap, and leaves by a sloping pipe through the outside wall. Two refrigerant lines join the coil to the outdoor unit."
      caption="Water drips from the coil into the pan and leaves through the trap, where most clogs start."
      height={276}
    >
      <path className="duct" d="M256 14h10v236h-10z" />
      <path className="lead" d="M256 250h100" />
      <path className="duct" d="M30 40V8h60v32zM30 208h60v32H30z" />
      <path className="shell" d="M20 40h80v168H20z" />
      <circle className="coolFill" cx="60" cy="70" r="20" />
      <path d="M60 70q0-10 8-12m-8 12q9-4 14 3m-14-3q8 6 5 14m-5-14q0 10-8 12m8-12q-9 4-14-3m14 3q-8-6-5-14" />
      <path className="cool" d="M30 148l30-42 30 42M39 148l21-30 21 30" />
      <path className="coolFill" d="M24 148v13h22v-13zM74 148v13h22v-13z" />
      <path className="cool" d="M69 118h219v72h8" />
      <path className="warm" d="M74 126h206v76h16" />
      <path className="pipe" d="M96 156h20V138m0 18h16v24q0 8 8 8t8-8v-10l102 7h20v8" />
      <path d="M110 137h12" />
      <path className="cool" d="M270 196v2M270 208v2M270 220v2" />
      <path className="shell" d="M296 170h56v72h-56z" />
      <path d="M304 184h40M304 194h40M304 204h40M304 214h40M304 224h40M306 170q18-12 36 0M290 246h66" />
      <path className="warmFill" d="M140 201a13 13 0 1 0 0-26 13 13 0 0 0 0 26z" fillOpacity="0" />
      <Arrow tone="air" d="M60 256v-36" to="up" />
      <Arrow tone="air" d="M60 158v-18" to="up" />
      <Arrow tone="cool" d="M60 44V16" to="up" />
      <Arrow tone="warm" d="M322 154v-24" to="up" />
      <path className="lead" d="M82 66h22M63 106l41-8" />
      <Label x={102} y={26} text="Cool air to rooms" />
      <Label x={108} y={71} text="Blower" />
      <Label x={108} y={102} text="Cold coil" />
      <Label x={274} y={88} text="Refrigerant" />
      <Label x={274} y={106} text="lines" />
      <Label x={60} y={178} anchor="middle" text="Drain pan" />
      <Label x={128} y={147} text="Capped opening" />
      <Label x={140} y={220} anchor="middle" bold text="Trap" />
      <Label x={206} y={194} anchor="middle" text="Drain line" />
      <Label x={60} y={272} anchor="middle" text="House air" />
      <Label x={356} y={270} anchor="end" text="Outdoor unit" />
    </Diagram>
  )
}
