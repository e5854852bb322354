import { newArticle } from './newArticle.ts'
import { newText } from './newText.ts'
import { runCommand } from './runCommand.ts'

const usage = `Starts an article, or the text of a service or a city.

  npm run new -- "How a heat pump defrosts"
  npm run new -- --service ac-repair
  npm run new -- --city bowie-md`

await runCommand(usage, () => {
  const [option, ...words] = process.argv.slice(2)
  if (option === '--service' || option === '--city') {
    const kind = option === '--service' ? 'service' : 'city'
    console.log(`Wrote ${newText(kind, words.join(' '), process.cwd())}.`)
    return
  }
  const file = newArticle(process.argv.slice(2).join(' ').trim(), process.cwd())
  console.log(`Wrote ${file}.

Open it, and see it at http://localhost:3000/${file.replace('content/articles/', 'blog/').replace('.mdx', '')} while \`npm run dev\` runs.
content/README.md explains every field and component.`)
})
