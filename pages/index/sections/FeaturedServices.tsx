import { chakra } from '@chakra-ui/react'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { CardGrid } from '../../../components/ui/CardGrid.tsx'
import { LinkCard } from '../../../components/ui/LinkCard.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { ServiceIcon } from '../../../components/ui/ServiceIcon.tsx'
import type { Service } from '../../../content/model/schema.ts'

export function FeaturedServices({ services }: { services: Service[] }) {
  return (
    <Section id="services" heading="What we fix, install and look after">
      <CardGrid>
        {services.map(({ slug, name, summary, machine }) => (
          <LinkCard
            key={slug}
            href={`/services/${slug}`}
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
  )
}
