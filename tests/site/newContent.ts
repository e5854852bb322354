import sharp from 'sharp'
import { services } from '../../content/services.ts'
import { soundArticle } from '../unit/brokenArticles.ts'

/** An article without a mistake, about a service of the content. */
export const newArticle = soundArticle.replaceAll('heat-pump-repair', services[0]?.slug ?? '')

export function newPicture(): Promise<Uint8Array> {
  const create = { width: 900, height: 600, channels: 3, background: '#155b70' } as const
  return sharp({ create }).png().toBuffer()
}
