import type { Label } from './placeLabels.ts'

/** The text of a label, inside its dot's group. */
export function LabelText({ label, className }: { label: Label; className?: string | undefined }) {
  const { x, y, dy, textAnchor, lines } = label
  const left = Math.round(x)
  const [first, second] = lines
  return (
    <text
      className={className}
      textAnchor={textAnchor}
      x={left || undefined}
      y={Math.round(y) || undefined}
      dy={dy}
    >
      {first}
      {second && (
        <tspan x={left} dy="1em">
          {second}
        </tspan>
      )}
    </text>
  )
}
