import type { VFile } from 'vfile'
import { addMessage, didYouMean, recordPath } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'
import type { Kind } from '../schemas/fields.ts'
import type { Site } from './site.ts'

export const recordsOf: Record<string, { record: string; field: string }> = {
  service: { record: 'services', field: 'services.*.slug' },
  group: { record: 'services', field: 'groups.*.id' },
  city: { record: 'cities', field: '*.slug' },
  area: { record: 'areas', field: '*.slug' },
  coupon: { record: 'coupons', field: '*.code' },
  source: { record: 'sources', field: '*.id' },
  person: { record: 'people', field: '*.slug' },
} satisfies Record<Kind, { record: keyof Content; field: string }>

export function checkReferences(file: VFile, { names }: Site): void {
  const byKind: Record<string, string[]> = names
  for (const { slug, offset, kinds } of file.data.references ?? []) {
    const known = kinds.flatMap((kind) => byKind[kind] ?? [])
    if (known.includes(slug)) continue
    addMessage(file, offset, 'reference', {
      reason: `No ${kinds.join(' or ')} is named ${slug}.`,
      note:
        known.length > 0
          ? `${didYouMean(slug, known)}Use one of: ${known.join(', ')}.`
          : `There is no ${kinds.join(' or ')}. Add one to ${kinds.map((kind) => recordPath(recordsOf[kind]?.record ?? kind)).join(' or ')}, or delete this line.`,
    })
  }
}
