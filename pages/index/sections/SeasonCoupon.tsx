import { chakra } from '@chakra-ui/react'
import { CouponTicket } from '../../../components/ui/CouponTicket.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { TextLink } from '../../../components/ui/TextLink.tsx'
import { coupons } from '../../../content/coupons.ts'

/** The first of the coupons that are valid today, if there is one. */
export function SeasonCoupon() {
  const [coupon] = coupons
  if (!coupon) return null
  return (
    <Section id="coupon" heading="Money off your bill" tone="sunken" size="small">
      <CouponTicket coupon={coupon} level={3} wide />
      <chakra.p marginTop="4">
        <TextLink href="/coupons">All coupons</TextLink>
      </chakra.p>
    </Section>
  )
}
