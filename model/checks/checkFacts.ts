import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { contrastProblems } from '../brand/contrast.ts'
import type { Content } from '../readContent.ts'
import type { Trade } from '../schemas/business.ts'
import { tradesOf } from '../schemas/services.ts'
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
  const services = findRecords(files, 'services')
  if (business) checkDays(business, content.business, today)
  if (business) checkBanner(business, content.business)
  if (business && services) checkTrades(business, services, content)
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

/** Without a banner, only some pages call the number. */
function checkBanner(file: VFile, { phones, emergency }: Content['business']): void {
  const index = phones.findIndex(({ use, area }) => use === 'emergency' && !area)
  if (index === -1 || emergency.banner) return
  const explanation = {
    reason: 'Most pages do not show this number, at night either.',
    note: 'Write "banner" into "emergency", as in  banner: Emergency {emergencyPhone}',
  }
  addMessage(file, `phones.${index}.number`, 'phones', explanation, false)
}

/** Search engines, words, and the sign follow the trades. */
function checkTrades(business: VFile, services: VFile, content: Content): void {
  const { trades } = content.business
  const isLeftOut = business.data.offsets?.trades === undefined
  const all = content.services.services.map(({ equipment }): Trade[] => tradesOf[equipment])
  const others = all.map((of) => (of.some((trade) => trades.includes(trade)) ? [] : of))
  for (const [index, [trade]] of others.entries()) {
    if (!trade || others.findIndex(([other]) => other === trade) < index) continue
    const [rest, note] = isLeftOut
      ? [
          `and "trades" in content/business.yaml is left out, which means ${trades.join(' and ')}`,
          `Write yours there, as in  trades: [${trade}]`,
        ]
      : [
          'which "trades" in content/business.yaml does not have',
          `Add ${trade} there, or choose other equipment.`,
        ]
    const reason = `This is work of the trade ${trade}, ${rest}.`
    addMessage(services, `services.${index}.equipment`, 'trades', { reason, note }, false)
  }
  if (!isLeftOut || all.some((of) => of.some((trade) => trades.includes(trade)))) return
  if (others.some(([trade]) => trade)) return
  const explanation = {
    reason: `Search engines read that your trades are ${trades.join(' and ')}.`,
    note: 'Write yours, as in  trades: [electrical, chimney]',
  }
  addMessage(business, 0, 'trades', explanation, false)
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
