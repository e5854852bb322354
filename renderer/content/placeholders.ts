import { didYouMean } from './didYouMean.ts'
import type { ReadText } from './readYaml.ts'
import { phoneNumber } from './textRules.ts'

/**
 * Replaces {years}, {services}, and other placeholders in a record's text. Those of its standard
 * text are left for the page.
 */
export function fillPlaceholders(values: Record<string, unknown>): ReadText {
  return (text, report, standard = '') => {
    const own = findPlaceholders(standard)
    const lost = own.filter((name) => !text.includes(`{${name}}`))
    if (lost.length > 0) {
      report({
        reason: `This text has no ${lost.map((name) => `{${name}}`).join(' and no ')}.`,
        note: `Write it where the page puts what it stands for, as in:  ${standard}`,
      })
    }
    for (const name of Object.keys(values).filter((name) => /phone$|^email$/i.test(name))) {
      if (!isWrittenOut(text, values[name])) continue
      report({
        reason: `The business's ${name === 'email' ? 'email address' : 'phone number'} is written out here.`,
        note: `Write {${name}} instead: it follows content/business.yaml.`,
      })
    }
    return text.replace(/\{(\w*)\}/g, (placeholder, name: string) => {
      if (own.includes(name)) return placeholder
      const value = values[name]
      if (name in values && value !== undefined) return String(value)
      const known = [...own, ...Object.keys(values)].map((key) => `{${key}}`)
      report(
        name in values
          ? {
              reason: `${placeholder} has no value.`,
              note: noValue,
            }
          : {
              reason: `There is no placeholder ${placeholder}.`,
              note: `${didYouMean(placeholder, known)}Write one of: ${known.join(', ')}.`,
            },
      )
      return placeholder
    })
  }
}

/** What to do about a placeholder without a value. Its fact may have an error that is reported. */
export const noValue = 'Write the fact in content/business.yaml, or leave it out here.'

function findPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Whether a text has a number or an address in it. Of a number, only the digits count. */
function isWrittenOut(text: string, contact: unknown): boolean {
  if (typeof contact !== 'string' || text === contact || contact.startsWith('{')) return false
  if (text.includes(contact)) return true
  const [number = ''] = text.match(phoneNumber) ?? []
  return number !== '' && toDigits(number) === toDigits(contact)
}

function toDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-10)
}
