import { chakra } from '@chakra-ui/react/styled-system'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { Section } from '../../components/ui/Band.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Card } from '../../components/ui/Card.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { CouponLinks } from '../../components/ui/CouponLinks.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { ServiceIcon } from '../../components/ui/ServiceIcon.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../model/paths.ts'
import {
  business,
  coupons,
  featuredServices,
  pages,
  pickBySlug,
  services,
  servicesHeading,
  symptoms,
  testimonials,
} from '../../model/records.ts'
import { FeaturedCities } from './sections/FeaturedCities.tsx'
import { Hero } from './sections/Hero.tsx'
import { SymptomFinder } from './sections/SymptomFinder.tsx'
import { TrustPoints } from './sections/TrustPoints.tsx'

export function Page() {
  const featured = pickBySlug(services, featuredServices)
  const [testimonial] = testimonials
  return (
    <>
      <Hero />
      {symptoms && <SymptomFinder {...symptoms} />}
      <TrustPoints />
      <Section id="services" heading={servicesHeading}>
        <CardGrid css={{ smDown: { gridTemplateColumns: '1fr 1fr' } }}>
          {featured.map(({ slug, name, summary, equipment, task }) => (
            <Card key={slug} as="li" css={{ smDown: tileOnPhone }}>
              <chakra.div display="flex" alignItems="center" gap="3">
                <ServiceIcon equipment={equipment} task={task} />
                <chakra.h3 fontSize="lead" marginBottom="0">
                  <a href={paths.service(slug)}>{name}</a>
                </chakra.h3>
              </chakra.div>
              <chakra.p color="fg.muted">{summary}</chakra.p>
            </Card>
          ))}
        </CardGrid>
        <chakra.p marginTop="6">
          <ButtonLink href={pages.services.path} variant="outline">
            View All Services
          </ButtonLink>
        </chakra.p>
      </Section>
      {(business.rating || testimonial) && (
        <Section id="rating" heading="What our customers say" tone="brand">
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
                    <TextLink href={pages.reviews.path}>Read more reviews</TextLink>
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
        <Section id="coupons" heading="Money off your bill" screenOnly>
          <CouponLinks coupons={coupons.slice(0, 3)} />
          {coupons.length > 3 && (
            <chakra.p marginTop="3">
              <TextLink href={pages.coupons.path}>See all coupons</TextLink>
            </chakra.p>
          )}
        </Section>
      )}
      <ClosingCall {...pages.home.closing} />
    </>
  )
}

/** On a phone, two are side by side, and the name says enough. */
const tileOnPhone = {
  padding: '4',
  '& > p': { display: 'none' },
  '& > div': { flexDirection: 'column', alignItems: 'start' },
}
