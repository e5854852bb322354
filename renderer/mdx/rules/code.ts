import { visit } from 'unist-util-visit'
import { type Place, rule } from '../messages.ts'

const components: Record<string, string> = { phone: '<Phone />', email: '<Email />' }

/** Reports code in braces. Documents don't need it, and an undefined name would break the build. */
export const code = rule('code', (tree, report, file) => {
  visit(tree, (node) => {
    switch (node.type) {
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
