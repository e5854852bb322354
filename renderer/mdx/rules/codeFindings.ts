import { posix } from 'node:path'
import type { Nodes } from 'mdast'
import type { ContentFile } from './contentFile.ts'
import { startOf } from './nodePlace.ts'
import type { Finding } from './problem.ts'
import type { Site } from './site.ts'

/** Imports, and braces around what only a program would know: both stop the build when they fail. */
export function codeFindings(node: Nodes, { path }: ContentFile, site: Site): Finding[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return importFindings(node, path, site)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isHarmless(node.value) ? [] : [braces(node, node.value)]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) => {
        const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
        return !code || typeof code === 'string' || isHarmless(code.value)
          ? []
          : [braces(node, code.value)]
      })
    default:
      return []
  }
}

/** A comment, a quoted text or a number: nothing that a name could break. */
function isHarmless(code: string): boolean {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  return /^('[^'\\]*'|"[^"\\]*"|-?\d+(\.\d+)?)?$/.test(withoutComments)
}

const placeholders: Record<string, string> = { phone: '<Phone />', email: '<Email />' }

function braces(node: Nodes, code: string): Finding {
  const component = placeholders[code.trim().toLowerCase()]
  return {
    ...startOf(node),
    kind: 'fatal',
    message: `{${code}} is read as code, and there is no such name.`,
    remedy: component
      ? `Write ${component} in its place.`
      : 'Write \\{ and \\} for the characters themselves, or leave them out.',
  }
}

function importFindings(
  node: Extract<Nodes, { type: 'mdxjsEsm' }>,
  path: string,
  site: Site,
): Finding[] {
  return [...node.value.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].flatMap((match) => {
    const source = match[1] ?? ''
    const isFile = source.startsWith('.')
    if (isFile && site.hasFile(posix.join(posix.dirname(path), source))) return []
    const { line } = startOf(node)
    return {
      line: line + node.value.slice(0, match.index).split('\n').length - 1,
      column: 1,
      kind: 'fatal',
      message: isFile
        ? `There is no file ${source} to import.`
        : `An article cannot import "${source}".`,
      remedy:
        'Delete the line: every component works without an import, and a picture is written ![what it shows](./picture.jpg).',
    }
  })
}
