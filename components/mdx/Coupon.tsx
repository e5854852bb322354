import { coupons } from '../../model/records.ts'
import { CouponLinks } from '../ui/CouponLinks.tsx'

/** A link to a coupon, with its code. Renders nothing once it has expired. */
export function Coupon({ code }: { code: string }) {
  const found = coupons.filter((coupon) => coupon.code === code)
  return found.length > 0 && <CouponLinks coupons={found} />
}
