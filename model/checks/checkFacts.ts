import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { contrastProblems } from '../brand/contrast.ts'
import type { Content } from '../readContent.ts'
import { checkMap } from './checkMap.ts'
import { checkPlaces } from './checkPlaces.ts'
import { findRecords } from './site.ts'

/** Checks valid records for what a schema can't tell. @param today YYYY-MM-DD */
export function checkFacts(files: VFile[], content: Content, today: string): void {
  const brand = findRecords(files, 'brand')
  const business = findRecords(files, 'business')
  const coupons = findRecords(files, 'coupons')
  const local = findRecords(files, 'local')
  if (brand) checkBrand(brand, content.brand)
  if (business) checkDays(business, content.business, today)
  if (coupons) checkCoupons(coupons, content.coupons, today)
  if (local) checkPlaces(local, content)
  checkMap(files, content)
}

function checkBrand(file: VFile, brand: Content['brand']): void {
  for (const { field, reason, nearest } of contrastProblems(brand)) {
    addMessage(file, field, 'brand', {
      reason: `Hard to read: ${reason}.`,
      note: `Write "${nearest}", the nearest color that passes.`,
    })
  }
}

/** Reminds of days that are over. */
function checkDays(file: VFile, { notice, holidays }: Content['business'], today: string): void {
  const past = holidays.filter(({ date }) => date < today)
  const [first] = past
  if (first) {
    const days = past.map(({ name, date }) => `${name} (${date})`).join(', ')
    const explanation = {
      reason: `${past.length === 1 ? 'This holiday is' : 'These holidays are'} over: ${days}.`,
      note: 'Write the date of the next year, or delete the entry.',
    }
    addMessage(file, `holidays.${holidays.indexOf(first)}.date`, 'holidays', explanation, false)
  }
  if (notice && notice.until < today) {
    const explanation = {
      reason: `The notice left the site after ${notice.until}.`,
      note: 'Write a later day, or delete the notice.',
    }
    addMessage(file, 'notice.until', 'notice', explanation, false)
  }
}

function checkCoupons(file: VFile, coupons: Content['coupons'], today: string): void {
  for (const [index, { code, validThrough }] of coupons.entries()) {
    if (!validThrough || validThrough >= today) continue
    const explanation = {
      reason: `${code} left the site after ${validThrough}.`,
      note: 'Write a later day, or delete the coupon.',
    }
    addMessage(file, `${index}.validThrough`, 'coupons', explanation, false)
  }
}
