import { VFile } from 'vfile'
import { type Content, readContent } from '../../content/model/readContent.ts'
import { addMessage } from '../mdx/messages.ts'

/**
 * Reads the record files, with the mistakes as their messages.
 * @param cwd the root of the project
 * @returns with the content, unless a file has a mistake
 */
export function checkRecords(cwd: string): { files: VFile[]; content?: Content } {
  const { files, content } = readContent(cwd)
  return {
    files: files.map(({ path, source, mistakes, links, references, places }) => {
      const file = new VFile({ cwd, path, value: source, data: { links, references, places } })
      for (const mistake of mistakes) addMessage(file, mistake.offset, 'records', mistake)
      return file
    }),
    content,
  }
}
