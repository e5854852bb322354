import type { VFile } from 'vfile'
import { addMessage, didYouMean, recordPath } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'
import type { Kind } from '../schemas/fields.ts'
import type { Site } from './site.ts'

const recordsOf: Record<string, string> = {
  service: 'services',
  group: 'services',
  city: 'cities',
  area: 'areas',
  coupon: 'coupons',
  source: 'sources',
  person: 'people',
} satisfies Record<Kind, keyof Content>

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
          : `There is no ${kinds.join(' or ')}. Add one to ${kinds.map((kind) => recordPath(recordsOf[kind] ?? kind)).join(' or ')}, or delete this line.`,
    })
  }
}
