export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** 'Monday–Friday', 'Sunday–Tuesday, Thursday', or 'Every day'. */
export function formatDays(
  days: readonly Weekday[],
  everyDay = 'Every day',
  nameOf: (day: Weekday) => string = (day) => day,
): string {
  const isIn = (index: number) => days.some((day) => day === dayAt(index))
  if (weekdays.every((_, index) => isIn(index))) return everyDay
  return weekdays
    .flatMap((first, start) => {
      if (!isIn(start) || isIn(start - 1)) return []
      let end = start
      while (isIn(end + 1)) end++
      return end === start ? nameOf(first) : `${nameOf(first)}–${nameOf(dayAt(end))}`
    })
    .join(', ')
}

export function weekdayName(day: Weekday, locale: string): string {
  // January 1, 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

const dayWord = /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b\.?/gi
const through = /^\s*(?:[–—-]|to|thru|through)\s*$/i

/** The days that a label names: Monday to Wednesday for 'Mon.–Wed.', and none for 'Mornings'. */
export function readDays(label: string): Weekday[] {
  const names = label
    .replace(/\b(?:daily|every ?day|all week)\b/i, 'Monday–Sunday')
    .replace(/\bweekdays\b/i, 'Monday–Friday')
    .replace(/\bweekends?\b/i, 'Saturday–Sunday')
  let [before, end] = [-1, 0]
  return [...names.matchAll(dayWord)].flatMap(({ 0: name, index }) => {
    const day = weekdays.findIndex((full) => full.startsWith(capitalize(name.slice(0, 3))))
    const isRange = before >= 0 && through.test(names.slice(end, index))
    const first = isRange ? before + 1 : day
    const length = ((day - first + 7) % 7) + 1
    ;[before, end] = [day, index + name.length]
    return Array.from({ length }, (_, ahead) => dayAt(first + ahead))
  })
}

function dayAt(index: number): Weekday {
  return weekdays[(index + 7) % 7] ?? 'Monday'
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}
