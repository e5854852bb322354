import { VFile } from 'vfile'
import { type Content, readContent } from '../../content/model/readContent.ts'
import { addMessage } from '../mdx/messages.ts'

/**
 * Reads the record files, with the errors as their messages.
 * @param cwd the root of the project
 * @returns with the content, unless a file has an error
 */
export function checkRecords(cwd: string): { files: VFile[]; content?: Content } {
  const { files, content } = readContent(cwd)
  return {
    files: files.map(({ path, source, errors, links, references, offsets }) => {
      const file = new VFile({ cwd, path, value: source, data: { links, references, offsets } })
      for (const error of errors) addMessage(file, error.offset, 'records', error)
      return file
    }),
    content,
  }
}
