import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { disclosure } from '../../components/theme/recipes.ts'
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
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 21rem' }}
        alignItems="start"
      >
        <chakra.div borderTopWidth="1px" borderColor="border.strong">
          {faq.map((item, index) => (
            <Disclosure key={item.question} {...item} open={index === 0} />
          ))}
        </chakra.div>
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
          css={{ '& > div > a': { flexGrow: '1', justifyContent: 'center' } }}
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

function Disclosure({ question, answer, link, open }: FaqItem & { open: boolean }) {
  return (
    <chakra.details open={open} borderBottomWidth="1px" borderColor="border.strong">
      <chakra.summary css={disclosure} paddingBlock="5">
        <h2>{question}</h2>
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
