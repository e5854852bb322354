import { business } from '../../content/business.ts'

/** What nobody changed and time made wrong. @param today YYYY-MM-DD */
export function reminders(today: string): string[] {
  const year = Number(today.slice(0, 4))
  return business.copyrightYear < year
    ? [
        `The footer says © ${business.copyrightYear}: set copyrightYear in content/business.ts to ${year}.`,
      ]
    : []
}
