import { chakra } from '@chakra-ui/react/styled-system'
import { coupons } from '../../model/records.ts'
import { CouponLinks } from '../ui/CouponLinks.tsx'

/** A link to a coupon, with its code. Renders nothing once it has expired. */
export function Coupon({ code }: { code: string }) {
  const found = coupons.filter((coupon) => coupon.code === code)
  if (found.length === 0) return null
  return (
    <Ticket>
      <CouponLinks coupons={found} />
    </Ticket>
  )
}

/** Not a list of running text. */
const Ticket = chakra('div', {
  base: {
    '&& ul': { listStyle: 'none', padding: '0' },
    '&& a': { textDecoration: 'none' },
  },
})
