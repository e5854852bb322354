import { chakra } from '@chakra-ui/react'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { coupons } from '../../../content/coupons.ts'

/** The first of the coupons that are valid today, if there is one. */
export function SeasonCoupon() {
  const [coupon] = coupons
  if (!coupon) return null
  return (
    <Section id="coupon" heading="Money off your bill">
      <CouponTicket coupon={coupon} level={3} wide />
      <chakra.p marginTop="5">
        <chakra.a href="/coupons" color="fg.link" fontWeight="700" textDecoration="underline">
          All coupons
        </chakra.a>
      </chakra.p>
    </Section>
  )
}
