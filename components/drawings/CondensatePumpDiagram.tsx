import { Arrow, Diagram, Label } from './Diagram.tsx'

/** Where no drain lies low enough: a pump lifts the coil's water, and its switch can stop the cooling. */
export function CondensatePumpDiagram() {
  return (
    <Diagram
      id="condensate-pump"
      title="Condensate pump beside a basement air handler"
      description="Water from the drain pan runs through a trap down into the tank of a small pump on the floor. A float rises with the water and starts the pump, which pushes it past a check valve and up a thin tube, then down to a drain. If the tank overfills, a second switch stops the air conditioner through its 24-volt wires."
      caption="The float starts the pump. If the tank still fills, the safety switch stops the cooling before it spills."
      height={304}
    >
      <path className="duct" d="M28 40V8h60v32zM2 212h12v46H2z" />
      <path className="shell" d="M14 40h90v232H14z" />
      <path className="lead" d="M0 272h360" />
      <circle className="coolFill" cx="58" cy="76" r="22" />
      <path d="M58 76q0-11 9-13m-9 13q10-4 15 4m-15-4q9 6 5 15m-5-15q0 11-9 13m9-13q-10 4-15-4m15 4q-9-6-5-15" />
      <path className="cool" d="M26 162l32-44 32 44M36 162l22-31 22 31" />
      <path className="coolFill" d="M20 162v13h22v-13zM74 162v13h22v-13z" />
      <path className="shell" d="M150 216h104v56H150zM178 190h52v26h-52z" />
      <path className="coolFill" d="M150 246h104v26H150z" />
      <path className="pipe" d="M96 170h20v20q0 8 8 8t8-8v-8h34v32" />
      <path className="cool" d="M242 216V60q0-10 10-10h70q10 0 10 10v124" />
      <path className="shell" d="M234 206l8-12 8 12zM234 194h16" />
      <path className="duct" d="M312 192h40v26h-14v54h-12v-54h-14z" />
      <path d="M170 244v-28" />
      <circle className="warmFill" cx="170" cy="248" r="9" />
      <path className="dash" d="M144 230h-40" />
      <path className="warmFill" d="M144 226h12v8h-12z" />
      <Arrow tone="cool" d="M58 50V16" to="up" />
      <Arrow tone="air" d="M6 235h36q16 0 16-16v-22" to="up" />
      <Arrow tone="cool" d="M242 130v-20" to="up" />
      <Arrow tone="cool" d="M332 110v20" to="down" />
      <path className="lead" d="M74 138h38M78 76h34M128 230v52" />
      <Label x={98} y={26} text="Cool air" />
      <Label x={116} y={81} text="Blower" />
      <Label x={116} y={143} text="Cold coil" />
      <Label x={124} y={216} anchor="middle" text="Trap" />
      <Label x={182} y={264} text="Float" />
      <Label x={204} y={208} anchor="middle" text="Motor" />
      <Label x={256} y={204} text="Check" />
      <Label x={256} y={222} text="valve" />
      <Label x={226} y={114} anchor="end" text="Thin tube" />
      <Label x={262} y={262} bold text="Pump" />
      <Label x={356} y={296} anchor="end" text="Drain" />
      <Label x={60} y={298} text="Safety switch, 24 volts" />
    </Diagram>
  )
}
