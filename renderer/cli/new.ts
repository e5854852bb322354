import { newArticle } from './newArticle.ts'
import { newPage } from './newPage.ts'
import { newText } from './newText.ts'
import { runCommand } from './runCommand.ts'

const usage = `Starts an article, the text of a service or a city, or a page.

  npm run new -- "How a heat pump defrosts"
  npm run new -- --service ac-repair
  npm run new -- --city bowie-md
  npm run new -- --page financing`

const options = {
  service: { type: 'string' },
  city: { type: 'string' },
  page: { type: 'string' },
} as const

await runCommand(usage, { options, allowPositionals: true }, ({ values, positionals }) => {
  for (const kind of ['service', 'city'] as const) {
    const slug = values[kind]
    if (slug === undefined) continue
    console.log(`Wrote ${newText(kind, [slug, ...positionals].join(' '), process.cwd())}.`)
    return
  }
  if (values.page !== undefined) {
    const files = newPage([values.page, ...positionals].join(' '), process.cwd())
    console.log(
      `Wrote ${files.join(' and ')}. Fill in each TODO, and link to the page, for example in content/navigation.yaml.`,
    )
    return
  }
  const file = newArticle(positionals.join(' ').trim(), process.cwd())
  console.log(`Wrote ${file}.

Open it, and see it at http://localhost:3000/${file.replace('content/articles/', 'blog/').replace('.mdx', '')} while \`npm run dev\` runs.
content/README.md explains every field and component.`)
})
