import type { ContentFile } from './contentFile'
import type { Finding } from './problem'

/** Two articles of one title: search results could not tell them apart. Told of the later file. */
export function titleFindings(file: ContentFile, files: ContentFile[]): Finding[] {
  const title = titleOf(file)
  if (title === undefined) return []
  const first = files.find((other) => titleOf(other) === title)
  if (!first || first === file) return []
  return [
    {
      ...(file.frontmatter?.placeOf(['title']) ?? { line: 1, column: 1 }),
      kind: 'fatal',
      message: `${first.path} has the same title.`,
      remedy: 'Give this article a title of its own.',
    },
  ]
}

function titleOf({ frontmatter }: ContentFile): string | undefined {
  const title = (frontmatter?.values as { title?: unknown } | null | undefined)?.title
  return typeof title === 'string' ? title : undefined
}
