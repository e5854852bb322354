import { chakra } from '@chakra-ui/react'
import {
  AirVent,
  CalendarHeart,
  Flame,
  type LucideIcon,
  Siren,
  Snowflake,
  Thermometer,
} from 'lucide-react'
import { ButtonLink } from '../../../components/ui/ButtonLink'
import { CardGrid } from '../../../components/ui/CardGrid'
import { LinkCard } from '../../../components/ui/LinkCard'
import { Section } from '../../../components/ui/Section'
import type { featuredServices } from '../../../content/home'
import type { Service } from '../../../content/schema'

const icons: Record<string, LucideIcon> = {
  'ac-repair': Snowflake,
  'heating-repair': Thermometer,
  'ac-installation': AirVent,
  'furnace-repair': Flame,
  'emergency-hvac': Siren,
  'maintenance-plans': CalendarHeart,
} satisfies Record<(typeof featuredServices)[number], LucideIcon>

export function FeaturedServices({ services }: { services: Service[] }) {
  return (
    <Section id="services" heading="What we fix, install and look after">
      <CardGrid>
        {services.map(({ slug, name, summary }) => {
          const Icon = icons[slug]
          return (
            <LinkCard
              key={slug}
              href={`/services/${slug}`}
              title={name}
              level={3}
              text={summary}
              icon={Icon && <Icon size={32} />}
            />
          )
        })}
      </CardGrid>
      <chakra.p marginTop="6">
        <ButtonLink href="/services" variant="outline">
          View All Services
        </ButtonLink>
      </chakra.p>
    </Section>
  )
}
