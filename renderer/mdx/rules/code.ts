import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { addMessage } from '../addMessage.ts'

/** Code in braces and imports, which a text does not need: a name that does not exist stops the build. */
export const code = lintRule<Root>('content:code', (tree, file) => {
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        return checkImports(file, node)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return checkBraces(file, node, node.value)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
          if (code && typeof code !== 'string') checkBraces(file, node, code.value)
        }
    }
  })
})

const components: Record<string, string> = { phone: '<Phone />', email: '<Email />' }

function checkBraces(file: VFile, { position }: Nodes, code: string): void {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  // Nothing, a quoted text or a number.
  if (/^('[^'\\]*'|"[^"\\]*"|-?\d+(\.\d+)?)?$/.test(withoutComments)) return
  const component = components[withoutComments.toLowerCase()]
  addMessage(
    file,
    position,
    `{${code}} is read as code, and there is no such name.`,
    component
      ? `Write ${component} instead.`
      : 'Write \\{ and \\} for the characters themselves, or delete them.',
  )
}

function checkImports(file: VFile, { value, position }: Extract<Nodes, { type: 'mdxjsEsm' }>) {
  for (const match of value.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)) {
    const [, source = ''] = match
    const isFile = source.startsWith('.')
    if (isFile && existsSync(join(file.cwd, dirname(file.path), source))) continue
    addMessage(
      file,
      (position?.start.offset ?? 0) + match.index,
      isFile ? `There is no file ${source} to import.` : `A text can't import "${source}".`,
      'Delete the line: components work without an import, and a picture is written ![what it shows](./picture.jpg).',
    )
  }
}
