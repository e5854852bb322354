/** Without the site's own design: a page for writers. */
export const overviewCss = `
body { font: 1rem/1.5 system-ui; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
ul { list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)) }
li { border: 1px solid #8888; border-radius: 0.5rem; padding: 1rem }
h2 { font-size: 1.125rem; margin: 0.5rem 0 }
p { margin: 0.25rem 0; font-size: 0.9375rem }
img { width: 100%; aspect-ratio: 1200 / 630; border-radius: 0.25rem; background: #8882 }
strong { padding: 0.125rem 0.5rem; border-radius: 1rem; background: #8883 }
.draft, .scheduled { background: #f8ac42; color: #241302 }
`
