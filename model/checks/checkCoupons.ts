import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import type { Coupon } from '../schemas/coupons.ts'

/**
 * Warns about coupons that are no longer on the site.
 * @param file content/coupons.yaml @param today YYYY-MM-DD
 */
export function checkCoupons(file: VFile, coupons: Coupon[], today: string): void {
  for (const [index, { code, validThrough }] of coupons.entries()) {
    if (!validThrough || validThrough >= today) continue
    const reason = `${code} left the site after ${validThrough}.`
    const note = 'Write a later day, or delete the coupon.'
    const offset = file.data.offsets?.[`${index}.validThrough`]
    addMessage(file, offset, 'coupons', { reason, note }, false)
  }
}
