import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../../components/layout/ClosingCall'
import { PageHeader } from '../../../components/layout/PageHeader'
import { CardGrid } from '../../../components/ui/CardGrid'
import { LinkCard } from '../../../components/ui/LinkCard'
import { Section } from '../../../components/ui/Section'
import { pages } from '../../../content/pages'
import { services } from '../../../content/services'
import type { Data } from './+data'

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
