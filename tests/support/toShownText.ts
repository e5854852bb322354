import { keepTogether } from '../../components/keepTogether.ts'

/** A text from the content as pages show it, with word joiners. */
export function toShownText(text: string): string {
  return keepTogether(`>${text}<`).slice(1, -1)
}
