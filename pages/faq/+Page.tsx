import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { faq, pages, symptoms } from '../../content/model/records.ts'
import type { FaqItem } from '../../content/model/schemas/faq.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.faq} drawing={<Head name="talk" />} />
      <Band
        size="medium"
        display="grid"
        gap={{ base: '10', lg: '12' }}
        gridTemplateColumns={{ lg: '2fr 1fr', xl: '44rem 1fr' }}
        alignItems="start"
      >
        <div>
          {faq.map((item, index) => (
            <Disclosure key={item.question} {...item} open={index === 0} />
          ))}
        </div>
        <chakra.section
          position={{ lg: 'sticky' }}
          top={{ lg: '6' }}
          bg="bg.warm"
          borderRadius="lg"
          // Visible in forced colors.
          borderWidth="1px"
          borderColor="transparent"
          padding={{ base: '4', sm: '6' }}
          display="grid"
          gap="4"
        >
          <div>
            <chakra.h2 fontSize="lead">Have another question?</chakra.h2>
            <p>Ask it on the phone or in writing.</p>
          </div>
          <ScheduleOrCall />
          {symptoms && (
            <p>
              <TextLink href="/#symptoms" color="fg.brand">
                {symptoms.heading}
              </TextLink>
            </p>
          )}
        </chakra.section>
      </Band>
    </>
  )
}

const turned = { transform: 'rotate(180deg)' }

function Disclosure({ question, answer, link, open }: FaqItem & { open: boolean }) {
  return (
    <chakra.details open={open} borderBottomWidth="1px" borderColor="border.strong">
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        cursor="pointer"
        paddingBlock="5"
        fontSize="lead"
        // Hides Safari's default triangle.
        css={{ '&::-webkit-details-marker': { display: 'none' }, '[open] > & svg': turned }}
      >
        <h2>{question}</h2>
        <ChevronDown size={24} aria-hidden="true" />
      </chakra.summary>
      <chakra.div maxWidth="prose" paddingBottom="5" display="grid" gap="3">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        )}
      </chakra.div>
    </chakra.details>
  )
}
