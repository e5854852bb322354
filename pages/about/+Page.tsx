import { chakra } from '@chakra-ui/react'
import { MapPin, Users, Wrench } from 'lucide-react'
import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Card } from '../../components/ui/Card.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import { Section } from '../../components/ui/Section.tsx'
import { story, values } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import type { Data } from '../+data.ts'

const icons = { wrench: Wrench, users: Users, pin: MapPin }

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.about.heading} lead={pages.about.lead} />
      <Section id="story" heading="Our story" split="start">
        <Prose maxWidth="prose">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section id="values" heading="What you can hold us to" tone="sunken">
        <CardGrid>
          {values.map(({ icon, title, text }) => {
            const Icon = icons[icon]
            return (
              <Card as="li" key={title}>
                <chakra.span color="fg.accent">
                  <Icon size={32} aria-hidden="true" />
                </chakra.span>
                <chakra.h3 fontSize="lg" fontWeight="700">
                  {title}
                </chakra.h3>
                <chakra.p color="fg.muted">{text}</chakra.p>
              </Card>
            )
          })}
        </CardGrid>
      </Section>
      <ClosingCall
        heading="Put us to the test"
        lead="Call any hour, or choose a time that works for you."
      />
    </>
  )
}
