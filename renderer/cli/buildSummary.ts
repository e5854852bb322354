import { business } from '../../content/business.ts'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { siteEnv } from '../../content/model/siteEnv.ts'
import { siteUrl } from '../../content/model/siteUrl.ts'
import { siteFolder } from '../files/writeSiteFile.ts'
import { reminders } from './reminders.ts'

/** What an owner should know before publishing a build. */
export function buildSummary(): string {
  const { noindex, contactEndpoint } = siteEnv
  return [
    `The site is in ${siteFolder}.`,
    `  Address:         ${siteUrl}`,
    `  Search results:  ${noindex ? 'kept out (PUBLIC_ENV__NOINDEX=true)' : 'may list it'}`,
    `  Contact form:    ${contactEndpoint ? `sent to ${contactEndpoint}` : `opens the visitor's mail program, to ${business.email}`}`,
    ...reminders(todayInWashington()).map((reminder) => `  Reminder:        ${reminder}`),
  ].join('\n')
}
