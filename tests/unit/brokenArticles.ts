/** An article without a fault: line 1 is the opening `---`. */
export const soundArticle = `---
title: How a Heat Pump Defrosts
description: Steam from the outdoor unit on a cold morning is normal. What defrost is, and when ice means a call.
heading: How a heat pump defrosts
intro: A heat pump melts its own frost every hour or so in damp cold. Steam is normal, and ice that stays is not.
published: 2025-11-10
listed: true
services: [heat-pump-repair]
cta:
  heading: Ice that does not melt?
  text: We find out why, the same day where we can.
  label: Book a Heat Pump Repair
  href: /services/heat-pump-repair
---

<KeyPoints>

- Steam and a minute or two of cool air are normal.

</KeyPoints>

## Why frost forms

Damp air freezes on the coil. See [our services](/services).

## When to call

Call <Phone /> when ice stays for an hour.
`

/** One fault each. `broken` is what the sound article has in the place of `sound`. */
export interface BrokenArticle {
  fault: string
  sound: string | RegExp
  broken: string
  line: number
  column?: number
  message: string | RegExp
  remedy: string | RegExp
  /** File name, where the fault is in it. */
  file?: string
}

const paragraph = 'Damp air freezes on the coil. See [our services](/services).'

/** A fault of the paragraph, which is line 24. */
function inText(
  fault: string,
  broken: string,
  message: BrokenArticle['message'],
  remedy: BrokenArticle['remedy'],
  column = 1,
  line = 24,
): BrokenArticle {
  return { fault, sound: paragraph, broken, line, column, message, remedy }
}

/** A fault of the one source of an article, which begins on line 10. */
function sourceFault(
  fault: string,
  sound: string,
  broken: string,
  line: number,
  message: string,
  remedy: string,
): BrokenArticle {
  const sources = `sources:
  - title: Radon
    publisher: EPA
    url: https://www.epa.gov/radon
    checked: 2025-11-10
cta`
  return { fault, sound: 'cta', broken: sources.replace(sound, broken), line, message, remedy }
}

const frontmatterFaults: BrokenArticle[] = [
  {
    fault: 'no frontmatter',
    sound: /^---[\s\S]*?---\n\n/,
    broken: '',
    line: 1,
    message: 'does not begin with its frontmatter',
    remedy: 'Begin the very first line with ---',
  },
  {
    fault: 'frontmatter never closed',
    sound: 'repair\n---\n',
    broken: 'repair\n',
    line: 1,
    message: 'is never closed',
    remedy: 'Put a line with nothing but ---',
  },
  {
    fault: 'a field missing',
    sound: 'published: 2025-11-10\n',
    broken: '',
    line: 13,
    message: '"published" is missing',
    remedy: 'published: 2025-11-10',
  },
  {
    fault: 'a field without a value',
    sound: 'heading: How a heat pump defrosts',
    broken: 'heading:',
    line: 4,
    message: '"heading" is missing',
    remedy: 'heading: How a heat pump',
  },
  {
    fault: 'a field of the closing box missing',
    sound: '  label: Book a Heat Pump Repair\n',
    broken: '',
    line: 10,
    message: '"cta.label" is missing',
    remedy: 'label: Book a',
  },
  sourceFault(
    'a source without its authority',
    '    publisher: EPA\n',
    '',
    10,
    '"sources.0.publisher" is missing',
    'publisher: US',
  ),
  sourceFault(
    'a source that is not on https',
    'https://www.epa',
    'http://www.epa',
    12,
    'begins with https://',
    'url: https://',
  ),
  sourceFault(
    'a source checked on a day to come',
    '2025-11-10\ncta',
    '2999-01-01\ncta',
    13,
    'not in the future',
    'checked: 2025-12-01',
  ),
  sourceFault(
    'a field that a source does not have',
    'publisher',
    'published',
    11,
    'no field "sources.0.published"',
    'publisher',
  ),
  {
    fault: 'a field of the wrong kind',
    sound: 'listed: true',
    broken: 'listed: maybe',
    line: 7,
    column: 9,
    message: '"listed" must be true or false, not "maybe"',
    remedy: 'listed: true',
  },
  {
    fault: 'a list that is none',
    sound: '[heat-pump-repair]',
    broken: 'heat-pump-repair',
    line: 8,
    column: 11,
    message: '"services" must be a list',
    remedy: 'services: [heat-pump-repair]',
  },
  {
    fault: 'an unknown field',
    sound: 'listed: true',
    broken: 'listed: true\nexpired: 2026-03-01',
    line: 8,
    column: 1,
    message: 'There is no field "expired"',
    remedy: 'Did you mean "expires"?',
  },
  {
    fault: 'an unknown field of the closing box',
    sound: '  href: /',
    broken: '  link: /contact\n  href: /',
    line: 13,
    column: 3,
    message: 'There is no field "cta.link"',
    remedy: 'heading, text, label, href',
  },
  {
    fault: 'a day that is none',
    sound: '2025-11-10',
    broken: '2025-02-30',
    line: 6,
    column: 12,
    message: '"published" is "2025-02-30"',
    remedy: 'published: 2025-11-10',
  },
  {
    fault: 'a day as Americans write it',
    sound: '2025-11-10',
    broken: '11/10/2025',
    line: 6,
    message: 'expected a day as YYYY-MM-DD',
    remedy: 'published: 2025-11-10',
  },
  {
    fault: 'a day of leaving before the day of publishing',
    sound: 'listed: true',
    broken: 'listed: true\nexpires: 2025-11-01',
    line: 8,
    column: 10,
    message: 'leave the site on 2025-11-01, before it is published',
    remedy: 'Write a later day',
  },
  {
    fault: 'a title too long',
    sound: 'title: How a',
    broken: 'title: Everything You Ever Wanted to Know About the Way in Which a',
    line: 2,
    column: 8,
    message: /too long: 78 characters, at most 60/,
    remedy: 'Cut 18',
  },
  {
    fault: 'a title too short',
    sound: 'title: How a Heat Pump Defrosts',
    broken: 'title: Defrost',
    line: 2,
    message: 'too short: 7 characters, at least 10',
    remedy: 'Add 3',
  },
  {
    fault: 'a description too short',
    sound: /description: .*/,
    broken: 'description: What defrost is.',
    line: 3,
    message: 'too short: 16 characters, at least 50',
    remedy: 'Add 34',
  },
  {
    fault: 'a description too long',
    sound: /description: /,
    broken: `description: ${'Steam is normal. '.repeat(6)}`,
    line: 3,
    message: /too long: \d+ characters, at most 160/,
    remedy: /Cut \d+/,
  },
  {
    fault: 'an unknown service',
    sound: '[heat-pump-repair]',
    broken: '[ac-repair, heatpump-repair]',
    line: 8,
    column: 23,
    message: 'There is no "heatpump-repair" among the services',
    remedy: 'Did you mean "heat-pump-repair"?',
  },
  {
    fault: 'an unknown place',
    sound: 'listed: true',
    broken: 'listed: true\nplaces: [silver-springs-md]',
    line: 8,
    message: 'There is no "silver-springs-md" among the places',
    remedy: 'Did you mean "silver-spring-md"?',
  },
  {
    fault: 'a closing button that leads nowhere',
    sound: 'href: /services/heat-pump-repair',
    broken: 'href: /services/heat-pumps-repair',
    line: 13,
    column: 9,
    message: 'There is no page /services/heat-pumps-repair',
    remedy: 'Did you mean "/services/heat-pump-repair"?',
  },
  {
    fault: 'a closing button without a path',
    sound: 'href: /services/heat-pump-repair',
    broken: 'href: contact',
    line: 13,
    message: '"cta.href" is "contact", which is no path',
    remedy: 'begins with a slash',
  },
  {
    fault: 'a title that another article has',
    sound: 'title: How a Heat Pump Defrosts',
    broken: 'title: Why Is My AC Not Cooling',
    line: 2,
    column: 8,
    message: 'content/articles/another.mdx has the same title',
    remedy: 'a title of its own',
  },
  {
    fault: 'a file name that is no address',
    sound: '',
    broken: '',
    file: 'content/articles/How_a Heat pump.mdx',
    line: 1,
    message: '"How_a Heat pump", cannot be the address',
    remedy: 'how-a-heat-pump.mdx',
  },
  {
    fault: 'a file of another kind',
    sound: '',
    broken: '',
    file: 'content/articles/heat-pump.md',
    line: 1,
    message: 'does not end in .mdx',
    remedy: 'heat-pump.mdx',
  },
  {
    fault: 'a colon in a text without quotes',
    sound: 'title: How',
    broken: 'title: Defrost: How',
    line: 2,
    message: 'a colon in it must stand in quotes',
    remedy: 'double quotes around the whole text',
  },
  {
    fault: 'a quote that is not closed',
    sound: 'title: How a Heat Pump Defrosts',
    broken: 'title: "How a Heat Pump Defrosts',
    line: 2,
    column: 8,
    message: /quotes is not closed/,
    remedy: 'the same quote at its end',
  },
  {
    fault: 'a list that is not closed',
    sound: '[heat-pump-repair]',
    broken: '[heat-pump-repair',
    line: 8,
    message: 'A list in square brackets is not closed',
    remedy: 'services: [ac-repair, ac-maintenance]',
  },
  {
    fault: 'a field twice',
    sound: 'listed: true',
    broken: 'listed: true\nlisted: false',
    line: 8,
    message: 'a second time',
    remedy: 'Keep one',
  },
  {
    fault: 'a tab before a field',
    sound: '  label:',
    broken: '\tlabel:',
    line: 12,
    message: 'indented with a tab',
    remedy: 'two spaces',
  },
  {
    fault: 'a phone number in the frontmatter',
    sound: 'We find out why, the same day where we can.',
    broken: 'Call 202-555-0147 and we find out why.',
    line: 11,
    message: '"cta.text" has a phone number',
    remedy: '{phone}',
  },
]

const textFaults: BrokenArticle[] = [
  inText('a bare <', 'Wait if it is <5 minutes.', 'A < begins a tag', 'under 5', 15),
  inText('a < before a word', 'Damp <air freezes.', 'A < begins a tag, and "<air"', '&lt;', 6),
  inText('a stray {', 'The {coil freezes.', 'A { begins code', '\\{', 5),
  inText('braces that hold no code', 'The {coil and fan} freeze.', 'A { begins code', '\\{', 5),
  inText('a name in braces', 'Call {phone} now.', '{phone} is read as code', '<Phone />', 6),
  inText(
    'a tag that is never closed',
    '<Tip>\n\nDamp air freezes.',
    '<Tip> is opened here and not closed',
    '</Tip> on a line of its own',
  ),
  inText(
    'a tag that another one closes',
    '<Tip>\n\nDamp air.\n\n</Warning>',
    '</Warning> closes what was never opened: the last open tag is <Tip>, of line 24',
    'Close <Tip> first with </Tip>',
    1,
    28,
  ),
  inText(
    'a tag that is only closed',
    'Damp air.\n\n</Tip>',
    'A closing tag stands here that was never opened',
    'Delete it',
    1,
    26,
  ),
  inText(
    'a tag opened within a paragraph and closed after it',
    '<Tip>Damp air freezes.\n\nAnd melts.\n\n</Tip>',
    '<Tip> is opened here and not closed in the same block',
    'with an empty line before it',
  ),
  inText('<Phone> without its slash', 'Call <Phone> now.', '<Phone> is opened', '<Phone />', 6),
  inText('a tag cut short', 'See <Tip title="One now.', 'The tag <Tip', 'double quotes', 5),
  inText(
    'an unknown component',
    '<Tipp>\n\nDamp air.\n\n</Tipp>',
    'There is no component <Tipp>',
    'Did you mean "Tip"?',
  ),
  inText(
    'an unknown property',
    '<Tip titel="One">\n\nDamp air.\n\n</Tip>',
    'no property "titel"',
    'Did you mean "title"?',
  ),
  inText(
    'a table without its caption',
    '<Comparison>\n\n| a | b |\n| - | - |\n| c | d |\n\n</Comparison>',
    '<Comparison> needs the property "caption"',
    '<Comparison caption="…">',
  ),
  inText(
    'an import of a missing file',
    "import Chart from './Chart.tsx'\n\nDamp air.",
    'no file ./Chart.tsx to import',
    'Delete the line',
  ),
  inText(
    'an import of a package',
    "import { Tip } from 'tips'\n\nDamp air.",
    'cannot import "tips"',
    'Delete the line',
  ),
  inText(
    'a sentence that begins with import',
    'import duties apply to coils.',
    'begins with "import" or "export"',
    'Begin the sentence with another word',
  ),
  inText('an HTML comment', '<!-- To do -->', 'An HTML comment', '{/* … */}'),
  inText('an address in brackets', 'See <https://example.org>.', 'An address in <', '[what', 5),
  inText(
    'a heading level skipped',
    '#### Frost and ice',
    'a level is skipped',
    'Begin the line with ###',
  ),
  inText('a second h1', '# Frost and ice', 'A second main heading', 'Begin the line with ##'),
  inText('an h1 in HTML', '<h1>Frost</h1>', 'The HTML tag <h1>', 'Write ## and the words'),
  inText('a heading without words', '###', 'A heading without words', 'Write its words'),
  inText(
    'an image without alt text',
    '![](./unit.jpg)',
    'no words for those who cannot see it',
    'between the square brackets',
  ),
  inText(
    'an image that is missing',
    '![A frosted unit](./unti.jpg)',
    'There is no picture content/articles/unti.jpg',
    'capital letters and the ending count',
  ),
  inText(
    'a missing image with a percent sign in its name',
    '![Half the price](./50%-off.jpg)',
    'There is no picture content/articles/50%-off.jpg',
    'capital letters and the ending count',
  ),
  inText(
    'an image of another site',
    '![A frosted unit](https://example.org/unit.jpg)',
    'does not lie beside the article',
    'Save it in content/articles/',
  ),
  inText(
    'a link to a page that does not exist',
    'See [repair](/services/ac-repiar).',
    'There is no page /services/ac-repiar',
    'Did you mean "/services/ac-repair"?',
    5,
  ),
  inText(
    'a link with a slash too many',
    'See [our services](/services/).',
    'There is no page /services/',
    'Write /services.',
    5,
  ),
  inText(
    'a link without its first slash',
    'See [our services](services).',
    '"services" is no address',
    'Write /services.',
    5,
  ),
  inText('a link to nothing', 'See [our services]().', 'leads nowhere', '(/services)', 5),
  inText(
    'a link to an anchor that does not exist',
    'See [when to call](#when-too-call).',
    'no heading for #when-too-call on this page',
    'Did you mean "when-to-call"?',
    5,
  ),
  inText(
    'a link to an anchor that another article does not have',
    'See [causes](/blog/another#cause).',
    'no heading for #cause on /blog/another',
    'Did you mean "causes"?',
    5,
  ),
  inText(
    'a raw phone number',
    'Call (202) 555-0147 now.',
    'A phone number is written out',
    '<Phone />',
    6,
  ),
  inText(
    'a bare web address',
    'See https://www.energy.gov/ for more.',
    'A web address is written out here: https://www.energy.gov/',
    '[what it leads to]',
    5,
  ),
  inText('a phone link', 'Call [us](tel:+12025550147).', 'written out in a link', '<Phone />', 6),
]

export const brokenArticles: BrokenArticle[] = [...frontmatterFaults, ...textFaults]

/** The text of a broken article, and where it lies. */
export function broken({ sound, broken, file }: BrokenArticle): { path: string; text: string } {
  return {
    path: file ?? 'content/articles/heat-pump.mdx',
    text: soundArticle.replace(sound, () => broken),
  }
}
