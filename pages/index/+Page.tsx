import { chakra } from '@chakra-ui/react/styled-system'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { Section } from '../../components/ui/Band.tsx'
import { CouponLinks } from '../../components/ui/CouponLinks.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { lastDay } from '../../components/ui/shownOn.ts'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import {
  business,
  coupons,
  hasSampleReviews,
  pages,
  symptoms,
  testimonials,
  words,
} from '../../model/records.ts'
import { FeaturedCities } from './sections/FeaturedCities.tsx'
import { FeaturedServices } from './sections/FeaturedServices.tsx'
import { Hero } from './sections/Hero.tsx'
import { SymptomFinder } from './sections/SymptomFinder.tsx'
import { TrustPoints } from './sections/TrustPoints.tsx'

export function Page() {
  const [testimonial] = testimonials
  return (
    <>
      <Hero />
      {symptoms && <SymptomFinder {...symptoms} />}
      <TrustPoints />
      <FeaturedServices />
      {(business.rating || testimonial) && (
        <Section
          id="rating"
          heading={hasSampleReviews ? words.home.sampleReviews : words.home.reviews}
          tone="brand"
        >
          <chakra.div
            display="grid"
            gap="8"
            gridTemplateColumns={business.rating && { md: '12rem 1fr', lg: '1fr 3fr' }}
            alignItems="start"
          >
            {(business.rating || testimonials.length > 1) && (
              <div>
                <Rating />
                {testimonials.length > 1 && (
                  <chakra.p marginTop="3">
                    <TextLink href={pages.reviews.path}>{words.home.moreReviews}</TextLink>
                  </chakra.p>
                )}
              </div>
            )}
            {testimonial && <Testimonial {...testimonial} isLarge />}
          </chakra.div>
        </Section>
      )}
      <FeaturedCities />
      {coupons.length > 0 && (
        <Section
          id="coupons"
          heading={words.home.coupons}
          screenOnly
          until={lastDay(coupons.map(({ validThrough }) => validThrough))}
        >
          <CouponLinks coupons={coupons.slice(0, 3)} />
          {coupons.length > 3 && (
            <chakra.p marginTop="3">
              <TextLink href={pages.coupons.path}>{words.home.allCoupons}</TextLink>
            </chakra.p>
          )}
        </Section>
      )}
      <ClosingCall {...pages.home.closing} />
    </>
  )
}
