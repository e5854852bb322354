import { chakra } from '@chakra-ui/react/styled-system'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { Section } from '../../components/ui/Band.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { LinkCard } from '../../components/ui/LinkCard.tsx'
import { LinkList } from '../../components/ui/LinkList.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { ServiceIcon } from '../../components/ui/ServiceIcon.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../content/model/paths.ts'
import {
  coupons,
  featuredServices,
  pages,
  pickBySlug,
  services,
  servicesHeading,
  symptoms,
  testimonials,
} from '../../content/model/records.ts'
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
        <CardGrid>
          {featured.map(({ slug, name, summary, machine }) => (
            <LinkCard
              key={slug}
              href={paths.service(slug)}
              title={name}
              level={3}
              text={summary}
              icon={<ServiceIcon machine={machine} />}
            />
          ))}
        </CardGrid>
        <chakra.p marginTop="6">
          <ButtonLink href="/services" variant="outline">
            View All Services
          </ButtonLink>
        </chakra.p>
      </Section>
      <Section id="rating" heading="What our customers say" tone="sunken">
        <chakra.div
          display="grid"
          gap="8"
          gridTemplateColumns={{ md: '1fr 3fr' }}
          alignItems="start"
        >
          <div>
            <Rating />
            <chakra.p marginTop="3">
              <TextLink href="/reviews">Read more reviews</TextLink>
            </chakra.p>
          </div>
          {testimonial && <Testimonial {...testimonial} />}
        </chakra.div>
      </Section>
      <FeaturedCities />
      {coupons.length > 0 && (
        <Section id="coupons" heading="Money off your bill" tone="sunken" size="small">
          <LinkList
            labelledBy="coupons"
            links={coupons.map(({ code, title }) => ({
              href: `${pages.coupons.path}#coupon-${code}`,
              label: title,
            }))}
          />
        </Section>
      )}
      <ClosingCall {...pages.home.closing} />
    </>
  )
}
