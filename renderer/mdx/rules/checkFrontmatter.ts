import { articleSchema } from '../../../content/model/schema.ts'
import type { ContentFile } from './contentFile.ts'
import { didYouMean, nearest } from './didYouMean.ts'
import { issueFinding } from './fieldIssues.ts'
import type { Frontmatter } from './frontmatter.ts'
import { isPhoneNumber } from './phoneNumber.ts'
import type { Finding } from './problem.ts'
import type { Site } from './site.ts'
import { yamlFindings } from './yamlFindings.ts'

/** What is wrong between the two `---` of an article. */
export function checkFrontmatter(
  { isArticle, frontmatter, text }: ContentFile,
  site: Site,
): Finding[] {
  if (!isArticle) return []
  if (!frontmatter) return [missingFrontmatter(text)]
  const mistakes = yamlFindings(frontmatter)
  if (mistakes.length > 0) return mistakes
  return [...fieldFindings(frontmatter), ...referenceFindings(frontmatter, site)]
}

function missingFrontmatter(text: string): Finding {
  const isOpen = /^\uFEFF?---/.test(text)
  return {
    line: 1,
    column: 1,
    kind: 'fatal',
    message: isOpen
      ? 'The frontmatter, which opens with --- here, is never closed.'
      : 'The file does not begin with its frontmatter.',
    remedy: isOpen
      ? 'Put a line with nothing but --- after the last field, before the text.'
      : 'Begin the very first line with ---, then the fields (title, description, …), then --- again. `npm run new -- "A title"` writes such a file.',
  }
}

/** A field is told once, and one that is only misspelled not as missing too. */
function fieldFindings(frontmatter: Frontmatter): Finding[] {
  const issues = articleSchema.safeParse(frontmatter.values).error?.issues ?? []
  const misspelled = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [],
  )
  return issues
    .filter(
      ({ path }, index) => index === issues.findIndex((other) => `${other.path}` === `${path}`),
    )
    .filter(({ path }) => nearest(path.join('.'), misspelled) === undefined)
    .flatMap((issue) => issueFinding(issue, frontmatter))
}

/** Fields that name something which must exist, and numbers that must not be written out. */
function referenceFindings(frontmatter: Frontmatter, site: Site): Finding[] {
  const { services, places } = (frontmatter.values ?? {}) as Record<string, unknown>
  return [
    ...unknownNames('services', services, site.services, frontmatter),
    ...unknownNames('places', places, site.places, frontmatter),
    ...dayFindings(frontmatter),
    ...writtenNumbers(frontmatter),
  ]
}

function unknownNames(
  field: string,
  value: unknown,
  known: string[],
  { placeOf, end }: Frontmatter,
): Finding[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((name, index) =>
    typeof name !== 'string' || known.includes(name)
      ? []
      : {
          ...(placeOf([field, index]) ?? end),
          kind: 'fatal',
          message: `There is no "${name}" among the ${field}.`,
          remedy: `${didYouMean(name, known)}Write one of: ${known.join(', ')}.`,
        },
  )
}

/** Days that contradict each other. */
function dayFindings({ values, placeOf, end }: Frontmatter): Finding[] {
  const { published, updated, expires } = (values ?? {}) as Record<string, unknown>
  if (typeof published !== 'string') return []
  const finding = (field: string, message: string, remedy: string): Finding => ({
    ...(placeOf([field]) ?? end),
    kind: 'error',
    message,
    remedy,
  })
  return [
    ...(typeof expires === 'string' && expires <= published
      ? [
          finding(
            'expires',
            `The article would leave the site on ${expires}, before it is published on ${published}.`,
            'Write a later day, or delete the line.',
          ),
        ]
      : []),
    ...(typeof updated === 'string' && updated < published
      ? [
          finding(
            'updated',
            `The article would be updated on ${updated}, before it is published on ${published}.`,
            'Write the day of its last change, or delete the line.',
          ),
        ]
      : []),
  ]
}

function writtenNumbers({ values, placeOf, end }: Frontmatter): Finding[] {
  const { intro, description, cta } = (values ?? {}) as Record<string, unknown>
  const { text, label } = (cta ?? {}) as Record<string, unknown>
  const fields = { intro, description, 'cta.text': text, 'cta.label': label }
  return Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string' && isPhoneNumber(value)
      ? {
          ...(placeOf(field.split('.')) ?? end),
          kind: 'error',
          message: `The field "${field}" has a phone number written out.`,
          remedy: field.startsWith('cta.')
            ? 'Write {phone} in its place: the number then follows content/business.ts.'
            : 'Leave the number out here; in the text, write <Phone />.',
        }
      : [],
  )
}
