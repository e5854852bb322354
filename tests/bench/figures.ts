/** A measurement. */
export interface Figure {
  value: number
  unit: 'B' | 'ms' | 's' | 'points'
  /** The maximum, or for points the minimum. */
  aim?: number
  /** Where its bar starts, in a waterfall. */
  start?: number
  note?: string
}

/** The figures of each bench, by what they measure. */
export type Figures = Record<string, Record<string, Figure>>

export interface Report {
  /** The date, such as 2026-11-23. */
  day: string
  machine: string
  figures: Figures
}

/** Whether a figure meets its goal. Figures without a goal do. */
export function meetsAim({ value, unit, aim = value }: Figure): boolean {
  return unit === 'points' ? value >= aim : value <= aim
}

/** @returns '14,219 B' */
export function inWords(value: number, unit: Figure['unit']): string {
  return `${value.toLocaleString('en-US')} ${unit}`
}
