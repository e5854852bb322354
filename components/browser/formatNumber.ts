import { locale, longTime } from './formatNumber.data.ts'

/** @returns '$1,234', or '$16.84' with two `digits` */
export function dollars(amount: number, digits = 0): string {
  return amount.toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** @param amount in dollars @returns '19.5¢' below a dollar, '$3.74' otherwise */
export function price(amount: number): string {
  return amount < 1 ? `${decimal(amount * 100)}¢` : dollars(amount, 2)
}

/** @returns '1,234.6', with at most this many decimals */
export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(locale, { maximumFractionDigits: digits })
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** @returns '17 months' below two years, then '4.5 years', '35 years' */
export function duration(years: number): string {
  if (years > 100) return longTime
  if (years >= 2) return inUnits(years, 'year', years < 10 ? 1 : 0)
  return inUnits(Math.max(Math.round(years * 12), 1), 'month')
}

/** @returns '1 month', '4.5 years' */
export function inUnits(value: number, unit: string, digits = 1): string {
  return value.toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: digits,
  })
}
