import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { visit } from 'unist-util-visit'
import { type Place, rule } from '../messages.ts'

const components: Record<string, string> = { phone: '<Phone />', email: '<Email />' }

/**
 * Reports imports and code in braces. Documents don't need them, and an undefined name would break
 * the build.
 */
export const code = rule('code', (tree, report, file) => {
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        return checkImports(node.value, node.position?.start.offset)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // A quoted string renders as is: {'<5'}.
        return /^\s*-?[\d.]+\s*$/.test(node.value)
          ? reportCode(node.value, node.position)
          : checkBraces(node.value, node.position)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
          if (code && typeof code !== 'string') checkBraces(code.value, node.position)
        }
    }
  })

  function checkBraces(code: string, place: Place): void {
    const withoutComments = code.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    // Nothing, a quoted string, or a number.
    if (/^('[^'\\]*'|"[^"\\]*"|-?\d+(\.\d+)?)?$/.test(withoutComments)) return
    reportCode(code, place)
  }

  function reportCode(code: string, place: Place): void {
    const component = components[code.trim().toLowerCase()]
    report(
      place,
      `{${code}} is read as code.`,
      component
        ? `Write ${component} instead.`
        : 'Write \\{ and \\} for the characters themselves, or delete them.',
    )
  }

  function checkImports(code: string, start = 0): void {
    for (const { 1: source = '', index } of code.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)) {
      const isFile = source.startsWith('.')
      if (isFile && existsSync(join(file.cwd, dirname(file.path), source))) continue
      report(
        start + index,
        isFile ? `There is no file ${source} to import.` : `Articles can't import "${source}".`,
        'Delete the line: components work without an import, and a picture is written ![what it shows](./picture.jpg).',
      )
    }
  }
})
