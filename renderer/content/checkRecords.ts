import { VFile } from 'vfile'
import { type Content, readContent } from '../../model/readContent.ts'
import { addMessage } from '../mdx/messages.ts'

/**
 * Reads the record files. Their errors become messages.
 * @param cwd the project root
 * @returns the files, and the content unless a file has an error
 */
export function checkRecords(cwd: string): { files: VFile[]; content?: Content } {
  const { files, content } = readContent(cwd)
  return {
    files: files.map(({ path, source, errors, links, references, offsets, texts }) => {
      const file = new VFile({
        cwd,
        path,
        value: source,
        data: { links, references, offsets, texts },
      })
      for (const error of errors) addMessage(file, error.offset, 'records', error)
      return file
    }),
    content,
  }
}
