import { tokens } from '../../components/theme/tokens.ts'
import { business } from '../../content/business.ts'

/** Name, colors and icons for a phone's home screen. https://www.w3.org/TR/appmanifest */
export function manifest(): string {
  return JSON.stringify({
    name: business.name,
    description: business.tagline,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: tokens.colors.paper[50].value,
    theme_color: tokens.colors.main[900].value,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
