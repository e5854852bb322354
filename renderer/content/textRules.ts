import { emailAddress, phoneNumber } from '../../model/schemas/fields.ts'
import type { TextRule } from './findTexts.ts'

/** Matches TODO and the like. */
const placeholderWords = /\b(?:TODO|TBD|TK|FIXME|XXX+)\b|\bXX+(?=%)|\$XX+|lorem ipsum/gi

const placeholder = {
  id: 'placeholders',
  reason: '"$0" is a placeholder.',
  note: 'Write it, or delete it.',
}

const number = {
  id: 'written-out',
  pattern: new RegExp(phoneNumber, 'g'),
  reason: 'A phone number is written out here.',
  isError: true,
}

const email = { id: 'written-out', pattern: new RegExp(emailAddress, 'g'), isError: true }

/** Matches what only documents have: tags, entities, emphasis, code, links, and shortcodes. */
const syntax =
  /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\*\*|(?<!\w)([*_`])[^\s*_`](?:[^*_`\n]*[^\s*_`])?\1(?!\w)|\]\((?=[/#h])|\[[a-z][\w-]* [\w-]+=[^\]]*\]/gi

const entities: Record<string, string> = {
  '&amp;': '&.',
  '&lt;': '<.',
  '&gt;': '>.',
  '&nbsp;': 'a space.',
}

/** Placeholders, and what is not written as it should be. */
export const textRules: TextRule[] = [
  {
    ...number,
    where: ['text'],
    note: 'Write <Phone /> instead: it becomes a call link, and follows content/business.yaml.',
  },
  {
    ...number,
    where: ['page'],
    note: 'Write {business.phone} instead: it follows content/business.yaml.',
  },
  {
    ...email,
    where: ['text'],
    reason: 'An email address is written out here: $0',
    note: 'Write <Email /> instead: it becomes a link, and follows content/business.yaml.',
  },
  {
    ...email,
    where: ['page'],
    reason: 'An email address is written out here.',
    note: 'Write {business.email} instead: it follows content/business.yaml.',
  },
  {
    id: 'written-out',
    where: ['text'],
    pattern: /\b(?:https?:\/\/|www\.)[^\s)\]<>"]+/gi,
    reason: 'A web address is written out here: $0',
    note: 'Write it as a link: [what it leads to](https://…).',
    isError: true,
  },
  {
    // Components work without an import, and an export may replace the whole text.
    id: 'code',
    where: ['mdxjsEsm'],
    pattern: /^(im|ex)port\b/gm,
    reason: 'A line that begins with $0 is read as code.',
    note: 'Delete it: components work without an import, and a picture is written ![what it shows](./picture.jpg).',
    isError: true,
  },
  {
    id: 'syntax',
    where: ['value'],
    pattern: syntax,
    reason: 'Readers see $0 as is.',
    note: ({ 0: found }) =>
      found.startsWith('&')
        ? `Write ${entities[found.toLowerCase()] ?? 'the character itself.'}`
        : 'Delete it: this text has no formatting.',
    isError: true,
    isOnce: true,
  },
  { ...placeholder, where: ['root', 'value', 'page'], pattern: placeholderWords },
  {
    ...placeholder,
    where: ['root', 'value'],
    // No text of a link.
    pattern: /\[(?:insert|your|company|city|name|date)\b[^\]]*\](?![([])/gi,
  },
]
