interface App {
  name: string
  description: string
  /** Colors of the page, and of the browser around it. */
  background: string
  theme: string
}

/** The name, colors, and icons for a phone's home screen. https://www.w3.org/TR/appmanifest */
export function manifest({ name, description, background, theme }: App): string {
  return JSON.stringify({
    name,
    description,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: theme,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
