import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { contrastProblems } from '../brand/contrast.ts'
import type { Content } from '../readContent.ts'

/** Checks that text is readable in the brand's colors. @param file content/brand.yaml */
export function checkBrand(file: VFile, brand: Content['brand']): void {
  for (const { field, reason, nearest } of contrastProblems(brand)) {
    addMessage(file, file.data.offsets?.[field], 'brand', {
      reason: `Hard to read: ${reason}.`,
      note: `Write "${nearest}", the nearest color that passes.`,
    })
  }
}
