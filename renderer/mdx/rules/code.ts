import { visit } from 'unist-util-visit'
import { type Place, rule } from '../messages.ts'

const components: Record<string, string> = { phone: '<Phone />', email: '<Email />' }

/**
 * Reports imports, exports, and code in braces. Documents don't need them: an export may replace
 * the whole text, and an undefined name would break the build.
 */
export const code = rule('code', (tree, report, file) => {
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        return reportModule(node.value, node.position?.start.offset)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return checkBraces(node.value, node.position)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxExpressionAttribute') {
            reportCode(attribute.value, node.position)
          } else if (attribute.value && typeof attribute.value !== 'string') {
            report(
              node.position,
              `The value of ${attribute.name} is read as code.`,
              `Write it in double quotes, without braces: ${attribute.name}="…"`,
            )
          }
        }
    }
  })

  function reportModule(code: string, start = 0): void {
    for (const { 0: word, index } of code.matchAll(/^(im|ex)port\b/gm)) {
      report(
        start + index,
        `A line that begins with ${word} is read as code.`,
        'Delete it: components work without an import, and a picture is written ![what it shows](./picture.jpg).',
      )
    }
  }

  function checkBraces(code: string, place: Place): void {
    const withoutComments = code.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    // Nothing, or a quoted string, which renders as is: {'<5'}.
    if (!/^('[^'\\]*'|"[^"\\]*")?$/.test(withoutComments)) reportCode(code, place)
  }

  function reportCode(code: string, place: Place): void {
    const component = components[code.trim().toLowerCase()]
    const start = typeof place === 'object' ? place.start.offset : place
    const [citation] =
      String(file)
        .slice(0, start)
        .match(/:contentReference\[[^\]]*\]$/) ?? []
    report(
      place,
      `{${code}} is read as code.`,
      component
        ? `Write ${component} instead.`
        : citation
          ? `Delete it, and ${citation} before it: put a page that you cite into the "sources" field.`
          : 'Write \\{ and \\} for the characters themselves, or delete them.',
    )
  }
})
