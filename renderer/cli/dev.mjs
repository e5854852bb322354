// `vike dev`, for a language: `npm run dev -- --language=es`. Not TypeScript: tsx takes half a second.
import { existsSync } from 'node:fs'

const options = process.argv.slice(2)
const language = options.find((option) => option.startsWith('--language='))?.slice(11)
if (language && !existsSync(`content/${language}`)) {
  console.error(`There is no folder content/${language}. docs/languages.md says how to begin it.`)
  process.exit(1)
}
if (language) process.env.SITE_LANGUAGE = language
const others = options.filter((option) => !option.startsWith('--language='))
process.argv.splice(2, Infinity, 'dev', ...others)
await import('../../node_modules/vike/bin.js')
