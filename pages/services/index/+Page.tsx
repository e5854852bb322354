import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { CardGrid } from '../../../components/ui/CardGrid.tsx'
import { LinkCard } from '../../../components/ui/LinkCard.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { pages } from '../../../content/pages.ts'
import { services } from '../../../content/services.ts'
import type { Data } from '../../+data.ts'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.services.heading} lead={pages.services.lead} />
      <Section id="all-services" heading="All services">
        <CardGrid>
          {services.map(({ slug, name, summary }) => (
            <LinkCard key={slug} href={`/services/${slug}`} title={name} level={3} text={summary} />
          ))}
        </CardGrid>
      </Section>
      <ClosingCall
        heading="Not sure which one it is?"
        lead="You do not have to know. Tell us what you see, hear or smell."
      />
    </>
  )
}
