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
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { CardGrid } from '../../../components/ui/CardGrid.tsx'
import { LinkCard } from '../../../components/ui/LinkCard.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import type { featuredServices } from '../../../content/home.ts'
import type { Service } from '../../../content/model/schema.ts'

interface Sign {
  Icon: LucideIcon
  tone: 'warm' | 'cool' | 'brand'
}

const signs: Record<string, Sign> = {
  'ac-repair': { Icon: Snowflake, tone: 'cool' },
  'heating-repair': { Icon: Thermometer, tone: 'warm' },
  'ac-installation': { Icon: AirVent, tone: 'cool' },
  'furnace-repair': { Icon: Flame, tone: 'warm' },
  'emergency-hvac': { Icon: Siren, tone: 'brand' },
  'maintenance-plans': { Icon: CalendarHeart, tone: 'brand' },
} satisfies Record<(typeof featuredServices)[number], Sign>

export function FeaturedServices({ services }: { services: Service[] }) {
  return (
    <Section id="services" heading="What we fix, install and look after">
      <CardGrid>
        {services.map(({ slug, name, summary }) => {
          const sign = signs[slug]
          return (
            <LinkCard
              key={slug}
              href={`/services/${slug}`}
              title={name}
              level={3}
              text={summary}
              icon={sign && <sign.Icon size={28} />}
              tone={sign?.tone}
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
