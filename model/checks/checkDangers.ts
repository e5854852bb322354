import type { VFile } from 'vfile'
import { addMessage, recordPath } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'

/** Matches what to do in danger to life: whom to call, how to leave, and what not to touch. */
const advice = new RegExp(
  [
    // Not a street address, and not a part of a longer number.
    String.raw`(?<![\d/#.-])911(?![\d-]| [A-Z]\w* (?:st|ave|rd|dr|ln|blvd|street|avenue|road|drive|lane)\b)`,
    String.raw`\bevery(?:one|body| person(?: and pet)?) (?:should |must )?(?:gets? |go |goes )?out\b(?! of (?!the (?:house|home|building)))`,
    String.raw`\bget out(?: and (?:call|dial)| now| at once| first| of the (?:house|home|building))`,
    String.raw`\bleaves? (?:the (?:house|home|building) )?(?:at once|immediately|right away)\b`,
    String.raw`\bevacuate the (?:house|home|building)`,
    String.raw`\b(?:flip|touch) no (?:light )?switch|\b(?:don['’]t|never|without) (?:flip|touch)(?:ing)? (?:a|any|the) (?:light )?switch`,
    String.raw`\bstay out(?:side)? until\b`,
  ].join('|'),
  'i',
)

/** Files that may say it: the dangers, what sources say, and when to call a utility. */
const exempt = ['dangers', 'sources', 'local'].map(recordPath)

/** Reports advice on a danger outside its record, where it could come to disagree with it. */
export function checkDangers(files: VFile[], { dangers }: Content['dangers']): void {
  const names = dangers.map(({ id }) => id).join(', ')
  for (const file of files) {
    if (exempt.includes(file.path)) continue
    const isRecord = file.path.endsWith('.yaml')
    const texts = isRecord ? (file.data.texts ?? []) : toLines(String(file))
    for (const { text, offset } of texts) {
      const match = advice.exec(text)
      if (!match) continue
      const [found] = match
      addMessage(file, isRecord ? offset : offset + match.index, 'danger', {
        reason: `"${found}" is advice on a danger, which only content/dangers.yaml gives.`,
        note: isRecord
          ? 'Delete it, or link to /emergency, which has that advice.'
          : `Write <Danger name="…" /> on a line of its own or <DangerLine name="…" /> in a sentence, with one of: ${names}. Or link to /emergency.`,
      })
    }
  }
}

function toLines(source: string): { text: string; offset: number }[] {
  return [...source.matchAll(/.+/g)].map(({ 0: text, index }) => ({ text, offset: index }))
}
