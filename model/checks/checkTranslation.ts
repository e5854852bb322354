import type { VFile } from 'vfile'
import {
  addMessage,
  checkValues,
  fences,
  hashOf,
  isGroup,
  type OverlayEntry,
  recordPath,
  untranslated,
} from '../../renderer/index.ts'
import type { Addresses } from '../languages.ts'
import { type Content, readLanguage } from '../readContent.ts'
import { checkComponents } from './checkComponents.ts'
import { checkLinks } from './checkLinks.ts'
import { checkReferences } from './checkReferences.ts'
import { checkUnique } from './checkUnique.ts'
import type { Site } from './site.ts'

interface Own {
  content: Content
  byAddress: Map<string, VFile>
  /** Those of its pages. */
  addresses: Addresses
  site: Site
}

/** Checks the files of a language folder. @param texts its documents @returns its record files */
export function checkTranslation(root: string, language: string, texts: VFile[], own: Own) {
  const { files, fill, overlays } = readLanguage(root, language)
  const records: Record<string, unknown> = own.content
  for (const file of [...texts, ...files]) {
    checkReferences(file, own.site)
    checkLinks(file, own.byAddress, own.site)
    checkValues(file)
  }
  checkUnique([...files, ...texts])
  for (const file of texts) {
    checkComponents(file, own.content)
    for (const { text, offset } of file.data.texts ?? [])
      fill(text, (explanation) => addMessage(file, offset, 'records', explanation))
    checkDocument(file)
    const { overlay } = file.data
    if (overlay) reportMissing(file, overlay.missing, untranslated(file.path), overlay.start)
  }
  for (const file of files) {
    const name = Object.keys(overlays).find((name) => overlays[name]?.path === file.path) ?? ''
    const { entries = {}, missing = [] } = overlays[name] ?? {}
    for (const entry of Object.values(entries)) checkEntry(file, entry, recordPath(name))
    const names = missing.map((field) => nameOf(records[name], field))
    reportMissing(file, names, recordPath(name))
  }
  checkAddresses(files, texts, own.addresses)
  return files
}

function reportMissing(file: VFile, names: string[], path: string, offset = 0): void {
  if (names.length === 0) return
  const reason = `Not translated: ${names.join(', ')}.`
  const note = `Visitors read them in the language of ${path}. Write them here too.`
  addMessage(file, offset, 'untranslated', { reason, note }, false)
}

/** 'ac-repair' or 'ac-repair.summary': an entry of a list has the name that tells it apart. */
function nameOf(record: unknown, field: string): string {
  let value = record
  let name: string[] = []
  for (const key of field.split('.')) {
    value = Array.isArray(value) ? value[Number(key)] : isGroup(value) && value[key]
    const { slug, id, code } = isGroup(value) ? value : {}
    const identity = slug ?? id ?? code
    name = identity === undefined ? [...name, key] : [String(identity)]
  }
  return name.join('.')
}

/** Reports a translation whose text has changed since. */
function checkEntry(
  file: VFile,
  { of, isOf, address, ...at }: OverlayEntry,
  path: string,
  start = 0,
) {
  if (of !== undefined && of !== isOf) {
    const explanation = {
      reason: `${path} has changed since this was translated.`,
      note: `Compare the two. When this says the same, write  of: ${isOf}`,
    }
    addMessage(file, start + at.offset, 'stale', explanation, false)
  }
  if (address !== undefined && !/^\/?[a-z0-9]+(-[a-z0-9]+)*$|^\/$/.test(address)) {
    const note = 'Write lowercase words joined by hyphens, without accents.'
    const reason = `"${address}" can't be a part of an address.`
    addMessage(file, start + (at.addressOffset ?? 0), 'address', { reason, note })
  }
}

/** The `of` of a document is about its fields and its text. */
function checkDocument(file: VFile): void {
  const { overlay, translated } = file.data
  const entry = overlay?.entries['']
  if (!overlay || !entry || !translated?.data.code) return
  const text = String(translated).replace(fences, '')
  const isOf = hashOf([entry.isOf, text])
  checkEntry(file, { ...entry, isOf }, untranslated(file.path), overlay.start)
}

function checkAddresses(files: VFile[], texts: VFile[], addresses: Addresses): void {
  const all = [...addresses.values()]
  for (const address of new Set(all.filter((one, index) => all.indexOf(one) !== index))) {
    const part = address.replace(/.*\//, '')
    const [file] = [...texts, ...files].filter((file) => String(file).includes(part)).reverse()
    const offset = file ? String(file).lastIndexOf(part) : 0
    const reason = `Two pages would have the address ${address}.`
    if (file)
      addMessage(file, offset, 'address', { reason, note: 'Give one of them another path.' })
  }
}
