import { readdirSync } from 'node:fs'
import { dayInWashington } from '../../content/model/lifecycle.ts'
import { generatedArticles } from '../bench/generatedArticles.ts'
import type { ProjectCopy } from '../site/projectCopy.ts'

const articles = 'content/articles'

/** Changes a copy of the project in every way that the README invites its owner to. */
export function makeItMine(copy: ProjectCopy): void {
  copy.delete('tests/specification')
  changeFacts(copy)
  changeRecords(copy)
  changeNavigation(copy)
  changeArticles(copy)
  copy.write('.env', 'PUBLIC_ENV__CONTACT_ENDPOINT=https://formspree.io/f/abcdwxyz\n')
}

/** The pages that are new. */
export const newPages = ['/services/chimney-care', '/cities/annapolis-md']

function changeFacts(copy: ProjectCopy): void {
  copy.edit('content/business.ts', (text) =>
    text
      .replace('areas: [', "areas: [{ slug: 'anne-arundel', name: 'Anne Arundel County' },")
      .replace('Potomac Home Comfort', 'Zdravko & Daughters')
      .replace('(202) 555-0147', '(410) 555-0162')
      .replace('https://www.example.com', 'https://www.zdravko-hvac.com')
      .replace('service@example.com', 'hello@zdravko-hvac.com')
      .replace('licenses: []', "licenses: ['Maryland HVACR 01-12345']")
      .replace("closes: '20:00'", "closes: '17:30'")
      .replace(
        /\{ label: 'Saturday–Sunday'.*\}/,
        "{ label: 'Weekends', days: ['Saturday', 'Sunday'], closed: true }",
      )
      .replace('4.9', '4.7'),
  )
  copy.edit('content/brand.ts', (text) => text.replace('#0c3646', '#a4161a'))
}

function changeRecords(copy: ProjectCopy): void {
  copy.edit('content/cities.ts', (text) =>
    text
      .replaceAll('fulton-md', 'annapolis-md')
      .replaceAll('Fulton', 'Annapolis')
      .replace(/(slug: 'annapolis-md'[^}]*area: )'howard'/, "$1'anne-arundel'"),
  )
  copy.edit('content/services.ts', (text) =>
    text
      .replaceAll('commercial-hvac', 'chimney-care')
      .replaceAll('Commercial HVAC', 'Chimney Care')
      .replace('NEWAC250', 'FLUE25'),
  )
  copy.edit('content/coupons.ts', (text) => text.replace('NEWAC250', 'FLUE25'))
  copy.edit('content/testimonials.ts', (text) =>
    withRecords(text, [
      {
        name: 'Oluwaseun A.',
        location: 'Annapolis, MD',
        rating: 4,
        comment: 'They came when they said, found the cracked cap and showed me a photo of it.',
      },
    ]),
  )
  copy.edit('content/faq.ts', (text) =>
    withRecords(text, [
      {
        question: 'Do you sweep chimneys?',
        answer: ['Yes, from September to May, together with a check of the liner and the cap.'],
      },
    ]),
  )
  copy.edit('content/about.ts', (text) =>
    text.replace(/^ {2}\{\n {4}icon: 'users',\n( {4}.*\n)* {2}\},\n/m, '').replace('Local', 'Two'),
  )
  copy.edit('content/home.ts', (text) =>
    text.replace("'ac-installation'", "'chimney-care'").replace("'rockville-md'", "'annapolis-md'"),
  )
}

function changeNavigation(copy: ProjectCopy): void {
  const main = [
    { label: 'Home', href: '/' },
    { label: 'What We Do', href: '/services' },
    { label: 'Towns', href: '/cities-we-serve' },
    { label: 'Offers', href: '/coupons' },
    { label: 'Advice', href: '/blog' },
    { label: 'Reviews', href: '/reviews' },
    { label: 'The Family', href: '/about' },
    { label: 'Contact', href: '/contact' },
  ]
  const services = [{ label: 'Chimney Care', href: '/services/chimney-care' }]
  const towns = [
    { label: 'Annapolis', href: '/cities/annapolis-md' },
    { label: 'All Towns', href: '/cities-we-serve' },
  ]
  for (const [list, links] of Object.entries({
    mainNavigation: main,
    footerServices: services,
    footerCities: towns,
  })) {
    copy.edit('content/navigation.ts', (text) => withRecords(text, links, list))
  }
}

/** Five sample articles go, twelve new ones come, and another gets long. */
function changeArticles(copy: ProjectCopy): void {
  const samples = readdirSync(copy.path(articles)).filter((file) => file.endsWith('.mdx'))
  const [longer, ...deleted] = samples.slice(-6)
  const slugs = deleted.map((file) => file.replace('.mdx', '')).join('|')
  for (const file of deleted) copy.delete(`${articles}/${file}`)
  const links = new RegExp(`\\[([^\\]]*)\\]\\(/blog/(${slugs})(#[^)]*)?\\)`, 'g')
  const texts = [...generatedArticles(17, 'of an owner')].map(([name, text]) => ({
    name,
    text: text.replace('commercial-hvac', 'chimney-care').replace('fulton-md', 'annapolis-md'),
  }))
  const bodies = texts.slice(12).map(({ text }) => text.split(/^---$/m)[2]?.replace(/^#.*$/gm, ''))
  for (const file of samples.filter((name) => !deleted.includes(name))) {
    const addition = file === longer ? bodies.join('\n') : ''
    const text = copy.read(`${articles}/${file}`)
    copy.write(`${articles}/${file}`, text.replace(links, '$1') + addition)
  }
  for (const { name, text } of texts.slice(0, 12)) {
    const listed = text
      .replace(/^published: .*$/m, `published: ${dayInWashington(new Date())}`)
      .replace('listed: false', 'listed: true')
    copy.write(`${articles}/${name}`, listed)
  }
}

/** Replaces all records of a list. @param list what comes before its bracket */
function withRecords(text: string, records: object[], list = 'defineRecords'): string {
  return text.replace(
    new RegExp(`(${list}[^[]*\\[)[^]*?(^\\])`, 'm'),
    (_, start, end) => `${start}${records.map((record) => JSON.stringify(record))}${end}`,
  )
}
