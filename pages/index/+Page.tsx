import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall'
import type { Data } from './+data'
import { FeaturedCities } from './sections/FeaturedCities'
import { FeaturedServices } from './sections/FeaturedServices'
import { Hero } from './sections/Hero'
import { LatestAdvice } from './sections/LatestAdvice'
import { RatingAndReview } from './sections/RatingAndReview'
import { SeasonCoupon } from './sections/SeasonCoupon'
import { TrustPoints } from './sections/TrustPoints'

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
