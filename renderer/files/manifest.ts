import { semanticTokens } from '../../components/theme/tokens.ts'
import { business } from '../../model/records.ts'

const { bg } = semanticTokens.colors

/** The name, colors, and icons for a phone's home screen. https://www.w3.org/TR/appmanifest */
export function manifest(): string {
  return JSON.stringify({
    name: business.name,
    description: business.tagline,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: bg.DEFAULT.value.base,
    theme_color: bg.brandDeep.value,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
