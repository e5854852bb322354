import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import type { Data } from './+data.ts'
import { FeaturedCities } from './sections/FeaturedCities.tsx'
import { FeaturedServices } from './sections/FeaturedServices.tsx'
import { Hero } from './sections/Hero.tsx'
import { LatestAdvice } from './sections/LatestAdvice.tsx'
import { RatingAndReview } from './sections/RatingAndReview.tsx'
import { SeasonCoupon } from './sections/SeasonCoupon.tsx'
import { TrustPoints } from './sections/TrustPoints.tsx'

export function Page() {
  const { services, cities } = useData<Data>()
  return (
    <>
      <Hero />
      <TrustPoints />
      <FeaturedServices services={services} />
      <RatingAndReview />
      <FeaturedCities cities={cities} />
      <LatestAdvice />
      <SeasonCoupon />
      <ClosingCall
        heading="Tell us what the house is doing"
        lead="Too hot, too cold, too loud, too damp: call any hour, or schedule a visit."
      />
    </>
  )
}
