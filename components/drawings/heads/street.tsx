interface HouseProps {
  /** Left edge and roof line, in units of the drawing; the house stands on y = 200. */
  x: number
  y: number
  /** Whether each window is lit, floor by floor from the top, two to a floor. */
  lit: boolean[]
  /** A pointed turret instead of a cornice. */
  turret?: boolean
}

/** The front of a row house, 64 units wide: a cornice or a turret, windows, a door with steps. */
export function House({ x, y, lit, turret }: HouseProps) {
  const pane = (index: number) =>
    `M${x + 12 + (index % 2) * 26} ${y + 16 + Math.floor(index / 2) * 34}h14v22h-14z`
  const panes = (wanted: boolean) =>
    lit.map((isLit, index) => (isLit === wanted ? pane(index) : '')).join('')
  return (
    <>
      <path className="facade" d={`M${x} ${y}h64V200h-64z`} />
      {turret ? (
        <path className="roof" d={`M${x - 3} ${y + 4}l35-40 35 40z`} />
      ) : (
        <path
          className="line"
          d={`M${x - 2} ${y}h68M${x + 6} ${y + 6}v4m13-4v4m13-4v4m13-4v4m13-4v4`}
        />
      )}
      <path className="lit" d={panes(true)} />
      <path className="wall" d={`${panes(false)}M${x + 38} 168h16v32h-16z`} />
      <path className="paper" d={`M${x + 33} 192h26v4h-26zM${x + 29} 196h34v4h-34z`} />
    </>
  )
}

/** The service van, 92 units wide, on y = 200. */
export function Van({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="paper" d="M4 152q0-6 6-6h44l8 0q6 0 9 6l8 14 9 3q4 2 4 6v13H4z" />
      <path className="facade" d="M56 152h6q3 0 5 4l5 10H56z" />
      <path className="hot" d="M4 172h52v6H4z" />
      <path
        className="roof"
        d="M30 190a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM82 190a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
      />
      <path className="line" d="M14 146v-5h36v5M20 190h0M72 190h0" />
      <path className="lit" d="M89 176h4v6h-4z" />
    </g>
  )
}

/** A street tree, on y = 200. `crown` names the colors of its leaves. */
export function Tree({ x, crown }: { x: number; crown: 'roof' | 'hot' | 'wall' }) {
  return (
    <>
      <path className="line" d={`M${x} 200v-44m0 18l-9-9m9 0l8-8`} />
      <path
        className={crown}
        d={`M${x - 24} 146q-4-16 10-20 2-16 18-14 16-2 16 12 12 6 5 20-4 12-18 9-8 6-16 0-12 3-15-7z`}
      />
    </>
  )
}

/** A street lamp with its light, on y = 200. */
export function Lamp({ x }: { x: number }) {
  return (
    <>
      <path className="line" d={`M${x} 200V96M${x - 6} 200h12`} />
      <path className="lit" d={`M${x - 9} 92l4-16h10l4 16z`} />
      <path className="line" d={`M${x - 11} 93h22M${x} 76v-6`} />
    </>
  )
}
