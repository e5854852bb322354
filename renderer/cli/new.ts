import { newArticle } from './newArticle.ts'
import { runCommand } from './runCommand.ts'

await runCommand(() => {
  const file = newArticle(process.argv.slice(2).join(' ').trim(), process.cwd())
  console.log(`Wrote ${file}.

Open it, and see it at http://localhost:3000/${file.replace('content/articles/', 'blog/').replace('.mdx', '')} while \`npm run dev\` runs.
content/README.md explains every field and component.`)
})
