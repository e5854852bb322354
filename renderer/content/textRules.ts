import { toRules } from './findTexts.ts'

/**
 * Matches North American phone numbers: (202) 555-0147, 202-555-0147, 202.555.0147, 202/555-0147,
 * 2025550147, and those with the special spaces and hyphens of word processors.
 */
export const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:(?:\(\d{3}\)[ \u00a0]?|\d{3}[ \u00a0./‑–-])\d{3}[ \u00a0.‑–-]\d{4}|[2-9]\d{2}[2-9]\d{6})(?![\d-])/

export const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Matches what only documents have: tags, entities, emphasis, code, links, and shortcodes. */
const syntax =
  /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\*\*|(?<!\w)([*_`])[^\s*_`](?:[^*_`\n]*[^\s*_`])?\1(?!\w)|\]\((?=[/#h])|\[[a-z][\w-]* [\w-]+=[^\]]*\]/i

const entities: Record<string, string> = {
  '&amp;': '&.',
  '&lt;': '<.',
  '&gt;': '>.',
  '&nbsp;': 'a space.',
}

const isPlaceholder = ['"$0" is a placeholder.', 'Write it, or delete it.'] as const

export const textRules = [
  ...toRules({ id: 'written-out', where: ['text'], isError: true }, [
    [
      phoneNumber,
      'A phone number is written out here.',
      'Write <Phone /> instead: it becomes a call link, and follows content/business.yaml.',
    ],
    [
      emailAddress,
      'An email address is written out here: $0',
      'Write <Email /> instead: it becomes a link, and follows content/business.yaml.',
    ],
    [
      /\b(?:https?:\/\/|www\.)[^\s)\]<>"]+/i,
      'A web address is written out here: $0',
      'Write it as a link: [what it leads to](https://…).',
    ],
  ]),
  // An export may replace the whole text.
  ...toRules({ id: 'code', where: ['mdxjsEsm'], isError: true }, [
    [
      /^(im|ex)port\b/m,
      'A line that begins with $0 is read as code.',
      'Delete it: components work without an import, and a picture is written ![what it shows](./picture.jpg).',
    ],
  ]),
  ...toRules({ id: 'syntax', where: ['record', 'frontmatter'], isError: true, isOnce: true }, [
    [
      syntax,
      'Readers see $0 as is.',
      ({ 0: found }) =>
        found.startsWith('&')
          ? `Write ${entities[found.toLowerCase()] ?? 'the character itself.'}`
          : 'Delete it: this text has no formatting.',
    ],
  ]),
  ...toRules({ id: 'placeholders', where: ['root', 'record'] }, [
    [/\bTODO\b/, ...isPlaceholder],
    [/\b(?:TBD|TK|FIXME|XXX+)\b|\bXX+(?=%)|\$XX+|lorem ipsum/i, ...isPlaceholder],
  ]),
  // Not in a translation: "todo" is a word in Spanish.
  ...toRules({ id: 'placeholders', where: ['own'] }, [[/\bTODO\b/i, ...isPlaceholder]]),
  // A link may have such words.
  ...toRules({ id: 'placeholders', where: ['root', 'record'] }, [
    [/\[(?:insert|your|company|city|name|date)\b[^\]]*\](?![([])/i, ...isPlaceholder],
  ]),
]
