import { business } from '../../content/business.ts'

/** Facts that are valid and yet probably wrong. @param today YYYY-MM-DD */
export function reminders(
  today: string,
  { copyrightYear, url }: Pick<typeof business, 'copyrightYear' | 'url'> = business,
): string[] {
  const year = Number(today.slice(0, 4))
  return [
    ...(copyrightYear < year
      ? [`The footer says © ${copyrightYear}. Set copyrightYear in content/business.ts to ${year}.`]
      : []),
    ...(/\bexample\.(com|net|org)$/.test(url)
      ? [`${url} is a sample. Set url in content/business.ts to the address of your site.`]
      : []),
  ]
}
