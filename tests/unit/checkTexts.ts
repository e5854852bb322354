import { VFile } from 'vfile'
import { checkSite } from '../../model/checks/checkRecords.ts'
import type { Site } from '../../model/checks/site.ts'
import { type FileMessage, getErrors, getWarnings } from '../../renderer/content/report.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site as definition } from '../../site.config.ts'

/** A small site for test documents. */
export const site: Site = {
  pages: {
    '/': 'Home',
    '/services': 'Services',
    '/contact': 'Contact',
    '/services/ac-repair': 'AC Repair',
    '/services/heat-pump-repair': 'Heat Pump Repair',
    '/cities/silver-spring-md': 'Silver Spring',
  },
  addresses: [],
  names: {
    service: ['ac-repair', 'heat-pump-repair'],
    group: ['cooling'],
    city: ['silver-spring-md'],
    area: ['montgomery'],
    coupon: ['REPAIR50'],
    source: ['doe-heat-pumps'],
    person: ['maria-lopez'],
  },
  url: 'https://www.potomachomecomfort.com',
  sourcePages: new Set(['energy.gov/energysaver/heat-pump-systems']),
  today: '2025-12-01',
}

interface Options {
  root?: string
  of?: Site
  /** Documents that are compiled already. */
  others?: VFile[]
}

/**
 * What the check reports for documents.
 * @param texts by path relative to the root
 */
export async function checkTexts(
  texts: Record<string, string>,
  { root = process.cwd(), of = site, others = [] }: Options = {},
): Promise<{ errors: FileMessage[]; warnings: FileMessage[] }> {
  const files = [...others.map(copyOf), ...(await compileTexts(texts, root))]
  checkSite(files, [], of)
  return { errors: getErrors(files), warnings: getWarnings(files) }
}

export function compileTexts(texts: Record<string, string>, root: string): Promise<VFile[]> {
  return Promise.all(
    Object.entries(texts).map(([path, text]) => compileDocument(definition, root, path, text)),
  )
}

/** The check adds messages. */
function copyOf({ cwd, path, value, data, messages }: VFile): VFile {
  return Object.assign(new VFile({ cwd, path, value, data: { ...data } }), {
    messages: [...messages],
  })
}
