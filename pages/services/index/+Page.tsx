import { chakra } from '@chakra-ui/react'
import { ServicesHead } from '../../../components/drawings/heads/heads.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { LinkRow } from '../../../components/ui/LinkRow.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { ServiceIcon } from '../../../components/ui/ServiceIcon.tsx'
import { pages } from '../../../content/pages.ts'
import { serviceGroups, services } from '../../../content/services.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.services} drawing={<ServicesHead />} />
      {serviceGroups.map(({ id, heading, lead }, index) => (
        <Section
          key={id}
          id={id}
          heading={heading}
          lead={lead}
          split="quarter"
          size="small"
          tone={index % 2 ? 'sunken' : 'plain'}
        >
          <chakra.ul
            display="grid"
            columnGap="8"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
            listStyle="none"
          >
            {services
              .filter(({ group }) => group === id)
              .map(({ slug, name, summary, machine }) => (
                <LinkRow
                  key={slug}
                  href={`/services/${slug}`}
                  title={name}
                  text={summary}
                  icon={<ServiceIcon machine={machine} />}
                />
              ))}
          </chakra.ul>
        </Section>
      ))}
      <ClosingCall
        heading="Not sure which one it is?"
        lead="You don't have to know. Tell us what you see, hear or smell."
      />
    </>
  )
}
