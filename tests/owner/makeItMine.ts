import { readdirSync } from 'node:fs'
import { dayIn } from '../../content/model/timeZone.ts'
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
  const { hours } = copy.readYaml('content/business.yaml')
  copy.editYaml('content/business.yaml', {
    name: 'Zdravko & Daughters',
    phone: '(410) 555-0162',
    url: 'https://www.zdravko-hvac.com',
    email: 'hello@zdravko-hvac.com',
    licenses: ['Md. HVAC 01 12345'],
    hours: [
      { ...hours[0], closes: '17:30' },
      { label: 'Weekends', days: ['Saturday', 'Sunday'], closed: true },
    ],
    rating: { value: 4.7, count: 287, source: 'Google' },
  })
  copy.edit(
    'content/areas.yaml',
    (text) => `- slug: anne-arundel\n  name: Anne Arundel County\n${text}`,
  )
  copy.editYaml('content/brand.yaml', { main: '#a4161a' })
}

function changeRecords(copy: ProjectCopy): void {
  copy.edit('content/cities.yaml', (text) =>
    text
      .replaceAll('fulton-md', 'annapolis-md')
      .replaceAll('Fulton', 'Annapolis')
      .replace(/(slug: annapolis-md.*?area: )\w+/s, '$1anne-arundel'),
  )
  copy.edit('content/map.geojson', (text) => text.replaceAll('fulton-md', 'annapolis-md'))
  copy.edit('content/services.yaml', (text) =>
    text
      .replaceAll('commercial-hvac', 'chimney-care')
      .replaceAll('Commercial HVAC', 'Chimney Care')
      .replace('NEWAC250', 'FLUE25'),
  )
  copy.edit('content/coupons.yaml', (text) =>
    text
      .replace('NEWAC250', 'FLUE25')
      .replace('code: TUNEUP79', 'code: TUNEUP79\n  validThrough: 2099-12-31'),
  )
  copy.write(
    'content/testimonials.yaml',
    `- name: Oluwaseun A.
  location: Annapolis, MD
  rating: 4
  comment: They came when they said, found the cracked cap and showed me a photo of it.
`,
  )
  copy.write(
    'content/faq.yaml',
    `- question: Do you sweep chimneys?
  answer: ["Yes, from September to May, together with a check of the liner and the cap."]
`,
  )
  const { values } = copy.readYaml('content/about.yaml')
  copy.editYaml('content/about.yaml', { values: values.slice(0, 2) })
  copy.edit('content/home.yaml', (text) =>
    text.replace('ac-installation', 'chimney-care').replace('rockville-md', 'annapolis-md'),
  )
}

function changeNavigation(copy: ProjectCopy): void {
  const { footer } = copy.readYaml('content/navigation.yaml')
  copy.editYaml('content/navigation.yaml', {
    main: [
      { label: 'Home', href: '/' },
      { label: 'What We Do', href: '/services' },
      { label: 'Towns', href: '/cities-we-serve' },
      { label: 'Offers', href: '/coupons' },
      { label: 'Advice', href: '/blog' },
      { label: 'Reviews', href: '/reviews' },
      { label: 'The Family', href: '/about' },
      { label: 'Contact', href: '/contact' },
    ],
    footer: {
      ...footer,
      services: [{ label: 'Chimney Care', href: '/services/chimney-care' }],
      cities: [
        { label: 'Annapolis', href: '/cities/annapolis-md' },
        { label: 'All Towns', href: '/cities-we-serve' },
      ],
    },
  })
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
      .replace(/^published: .*$/m, `published: ${dayIn('America/New_York', new Date())}`)
      .replace('listed: false', 'listed: true')
    copy.write(`${articles}/${name}`, listed)
  }
}
