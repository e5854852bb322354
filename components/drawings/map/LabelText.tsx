import type { Label } from './placeLabels.ts'

interface LabelTextProps extends Pick<Label, 'lines' | 'attributes'> {
  className?: string
}

export function LabelText({ lines: [first, second], attributes, className }: LabelTextProps) {
  return (
    <text {...attributes} className={className}>
      {first}
      {second && (
        <tspan x={attributes.x ?? 0} dy="1em">
          {second}
        </tspan>
      )}
    </text>
  )
}
