import { readdirSync } from 'node:fs'
import { dayInWashington } from '../../content/model/lifecycle.ts'
import { generatedArticles } from '../bench/generatedArticles.ts'
import type { ProjectCopy } from '../site/projectCopy.ts'
import { withoutRecord, withRecord, withRecords } from './records.ts'

const articles = 'content/articles'

/** Changes a copy of the project in every way that the README invites its owner to. */
export function makeItMine(copy: ProjectCopy): void {
  copy.delete('tests/specification')
  changeFacts(copy)
  changeTowns(copy)
  changeServices(copy)
  changeLists(copy)
  changeNavigation(copy)
  changeArticles(copy)
  copy.write('.env', 'PUBLIC_ENV__CONTACT_ENDPOINT=https://formspree.io/f/abcdwxyz\n')
}

/** The pages that are new. */
export const newPages = ['/services/chimney-care', '/cities/annapolis-md']

function changeFacts(copy: ProjectCopy): void {
  copy.edit('content/business.ts', (text) =>
    withRecord(text, { slug: 'anne-arundel', name: 'Anne Arundel County' }, 'areas:')
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

function changeTowns(copy: ProjectCopy): void {
  const town = {
    slug: 'annapolis-md',
    name: 'Annapolis',
    label: 'Annapolis, MD',
    area: 'anne-arundel',
    title: 'Heating and Cooling by the Bay in Annapolis, MD',
    description:
      'Salt air wears outdoor units by the Chesapeake. Repairs, coatings and new equipment for old houses around the harbor and newer streets inland.',
    intro:
      'Salt on the wind eats fins and fasteners of outdoor units near the water, so rinse them and look at the coating every spring. Colonial houses downtown hide their ducts in closets; the streets toward Parole have attics with more room.',
    nearby: ['bowie-md', 'jessup-md'],
  }
  copy.edit('content/cities.ts', (text) => withRecord(withoutRecord(text, 'fulton-md'), town))
}

function changeServices(copy: ProjectCopy): void {
  const service = {
    slug: 'chimney-care',
    group: 'care',
    machine: 'house',
    name: 'Chimney Care',
    title: 'Chimney Liners and Flue Checks in Maryland',
    description:
      'A flue carries the gases of a boiler or a fireplace outdoors. We check the liner, the cap and the draft before the first cold night of the season.',
    summary: 'For a fireplace that smokes, a cap that rattles or a liner that nobody has seen.',
    intro:
      'A chimney ages from the inside, where nobody looks. We send a camera up the flue, measure the draft and tell you whether the liner will hold another winter. Old brick flues around here often serve a boiler that is much newer than they are.',
    related: ['boiler-repair', 'hvac-tune-up'],
  }
  copy.edit('content/services.ts', (text) =>
    withRecord(withoutRecord(withoutRecord(text, 'commercial-hvac'), 'NEWAC250'), service),
  )
}

function changeLists(copy: ProjectCopy): void {
  copy.edit('content/coupons.ts', (text) =>
    withRecord(withoutRecord(text, 'NEWAC250'), {
      code: 'FLUE25',
      title: '$25 off a chimney check',
      description: 'Good for any fireplace or boiler flue.',
      terms: ['One flue per visit.'],
    }),
  )
  copy.edit('content/testimonials.ts', (text) =>
    withRecords(text, [
      {
        name: 'Oluwaseun A.',
        location: 'Annapolis, MD',
        rating: 4,
        comment: 'They came when they said, found the cracked cap and showed me a photo of it.',
      },
      {
        name: 'Siobhán K.',
        location: 'Bowie, MD',
        rating: 5,
        comment: 'The boiler had been loud for years. One visit, one valve, and it is quiet.',
      },
    ]),
  )
  copy.edit('content/faq.ts', (text) =>
    withRecords(text, [
      {
        question: 'Do you sweep chimneys?',
        answer: ['Yes, from September to May, together with a check of the liner and the cap.'],
      },
      {
        question: 'Do you work on weekends?',
        answer: ['Yes. Emergencies come first, and a visit can be booked for either day.'],
      },
    ]),
  )
  copy.edit('content/about.ts', (text) =>
    text.replace(/^ {2}\{\n {4}icon: 'users',\n( {4}.*\n)* {2}\},\n/m, '').replace('Local', 'Two'),
  )
  copy.edit('content/home.ts', (text) =>
    text
      .replace("  'maintenance-plans',\n", "  'chimney-care',\n  'maintenance-plans',\n")
      .replace("  'ac-installation',\n", '')
      .replace("  'rockville-md',\n", "  'annapolis-md',\n"),
  )
}

function changeNavigation(copy: ProjectCopy): void {
  copy.edit('content/navigation.ts', (text) => {
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
    const towns = [
      { label: 'Annapolis', href: '/cities/annapolis-md' },
      { label: 'All Towns', href: '/cities-we-serve' },
    ]
    const services = withRecord(
      text,
      { label: 'Chimney Care', href: '/services/chimney-care' },
      'footerServices',
    )
    return withRecords(withRecords(services, main, 'mainNavigation'), towns, 'footerCities')
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
    text: text
      .replace('commercial-hvac', 'chimney-care')
      .replace('fulton-md', 'annapolis-md')
      .replace(/\b(\w+)( \1)+\b/gi, '$1'),
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
