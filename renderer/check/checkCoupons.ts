import type { VFile } from 'vfile'
import { type Coupon, limitsTime } from '../../content/model/schemas/coupons.ts'
import { addMessage } from '../mdx/messages.ts'

/**
 * Warns about coupons that are no longer on the site, or that should leave it one day and won't.
 * @param file content/coupons.yaml @param today YYYY-MM-DD
 */
export function checkCoupons(file: VFile, coupons: Coupon[], today: string): void {
  for (const [index, coupon] of coupons.entries()) {
    const { code, validThrough } = coupon
    const warn = (field: string, reason: string, note: string) =>
      addMessage(file, file.data.offsets?.[`${index}.${field}`], 'coupons', { reason, note }, false)
    if (validThrough && validThrough < today) {
      const reason = `${code} left the site after ${validThrough}.`
      warn('validThrough', reason, 'Write a later day, or delete the coupon.')
    } else if (limitsTime(coupon)) {
      const reason = `${code} is for a limited time, and has no last day.`
      warn('code', reason, 'Put it into "validThrough", as in:  validThrough: 2026-12-31')
    }
  }
}
