import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import {
  addMessage,
  type Explanation,
  kindOf,
  recordPath,
  toUrlPath,
} from '../../renderer/index.ts'
import type { Site } from './site.ts'

const reserved: [path: RegExp, reason: string][] = [
  [/\/404$/, 'Servers show such a page for every wrong address.'],
  [/\/index$/, 'Servers show such a page instead of the one above it.'],
  [/\/(con|prn|aux|nul|com[1-9]|lpt[1-9])(\/|$)/, 'Windows has no files of that name.'],
  [/^\/home$/, 'The home page is at /.'],
  [/^\/assets(\/|$)/, 'Browsers keep the files in that folder for a year.'],
  [/^\/components$/, 'The dev server shows all components there.'],
]

function explainReserved(path: string): Explanation | undefined {
  const [, why] = reserved.find(([pattern]) => pattern.test(path)) ?? []
  if (!why) return undefined
  const note = `${why} Choose another address.`
  return { reason: `The address ${path} can't be a page's.`, note }
}

interface Claim {
  path: string
  file: VFile
  offset: number
}

/** Checks that every page has an address of its own, and one that servers can answer. */
export function checkAddresses(texts: VFile[], recordFiles: VFile[], { addresses }: Site): void {
  const toClaim = (file: VFile): Claim => ({ path: toUrlPath(file), file, offset: 0 })
  const own = texts.filter((file) => !kindOf(file).record).map(toClaim)
  const records = addresses.flatMap(({ path, record, field }): Claim[] => {
    const file = recordFiles.find((file) => file.path === recordPath(record))
    return file ? [{ path, file, offset: file.data.offsets?.[field] ?? 0 }] : []
  })
  for (const { path, file, offset } of [...records, ...own]) {
    const explanation = explainReserved(path)
    if (explanation) addMessage(file, offset, 'address', explanation)
  }
  reportTaken([...records, ...own])
  // A service's or city's text is shown at the address of its record.
  reportTaken(texts.filter((file) => kindOf(file).record).map(toClaim))
}

/** Reports all documents but the first claim to a path. Schemas keep records apart. */
function reportTaken(claims: Claim[]): void {
  const first = new Map(claims.toReversed().map((claim) => [claim.path, claim]))
  for (const claim of claims) {
    const owner = first.get(claim.path)
    if (!owner || owner === claim) continue
    addMessage(claim.file, claim.offset, 'address', {
      reason: `The address ${claim.path} is taken by ${formatPlace(owner)}.`,
      note: 'Give this file another name, or delete one of the two.',
    })
  }
}

/** 'content/services.yaml:9', or the path of a text. */
export function formatPlace({ file, offset }: Pick<Claim, 'file' | 'offset'>): string {
  return offset === 0 ? file.path : `${file.path}:${location(file).toPoint(offset)?.line}`
}
