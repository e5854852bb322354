import { business } from '../../content/business.ts'
import { isTrial } from './launchCheck.ts'

/** Facts that are valid and yet probably wrong. @param today YYYY-MM-DD */
export function reminders(
  today: string,
  facts: Pick<typeof business, 'copyrightYear' | 'url' | 'licenses'> = business,
): string[] {
  const { copyrightYear, url, licenses } = facts
  const year = Number(today.slice(0, 4))
  return [
    copyrightYear < year &&
      `The footer says © ${copyrightYear}. Set copyrightYear in content/business.ts to ${year}.`,
    /\bexample\.(com|net|org)$/.test(url) &&
      `${url} is a sample. Set url in content/business.ts to the address of your site.`,
    !isTrial(url) &&
      licenses.length === 0 &&
      'content/business.ts has no license number. DC and Maryland both license this trade: put yours into `licenses`.',
  ].filter((reminder) => reminder !== false)
}
