/** What a bench measured. */
export interface Figure {
  value: number
  unit: 'B' | 'ms' | 's' | 'points'
  /** At most this, or at least this many points. */
  aim?: number
  /** Where its bar begins, in a waterfall. */
  start?: number
  note?: string
}

/** The figures of each bench by what they measure. */
export type Figures = Record<string, Record<string, Figure>>

export interface Report {
  /** The day as 2026-11-23. */
  day: string
  machine: string
  figures: Figures
}

/** Whether a figure meets its aim. Without an aim it does. */
export function meetsAim({ value, unit, aim = value }: Figure): boolean {
  return unit === 'points' ? value >= aim : value <= aim
}

/** @returns '14,219 B' */
export function inWords(value: number, unit: Figure['unit']): string {
  return `${value.toLocaleString('en-US')} ${unit}`
}
