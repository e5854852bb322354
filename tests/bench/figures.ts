export interface Figure {
  value: number
  unit: 'B' | 'ms' | 's' | 'points'
  /** The maximum, or for points the minimum. */
  aim?: number
  note?: string
}

export interface Report {
  /** The date, such as 2026-11-23. */
  day: string
  machine: string
  /** Of each bench, by what they measure. */
  figures: Record<string, Record<string, Figure>>
}

/** Whether a figure meets its goal. Figures without a goal do. */
export function meetsAim({ value, unit, aim = value }: Figure): boolean {
  return unit === 'points' ? value >= aim : value <= aim
}

/** @returns '14,219 B' */
export function inWords(value: number, unit: Figure['unit']): string {
  return `${value.toLocaleString('en-US')} ${unit}`
}
