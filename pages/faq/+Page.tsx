import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { disclosure } from '../../components/theme/recipes.ts'
import { Band } from '../../components/ui/Band.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
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
        gridTemplateColumns={{ lg: symptoms && '2fr 1fr' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap="3">
          {faq.map((item, index) => (
            <Disclosure key={item.question} {...item} open={index === 0} />
          ))}
        </chakra.div>
        {symptoms && <SymptomLinks {...symptoms} />}
      </Band>
      <ClosingCall heading="Have another question?" lead="Ask it on the phone or in writing." />
    </>
  )
}

function Disclosure({ question, answer, link, open }: FaqItem & { open: boolean }) {
  return (
    <chakra.details
      open={open}
      paddingInline={{ base: '4', md: '6' }}
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.summary css={disclosure} paddingBlock="3">
        <h2>{question}</h2>
      </chakra.summary>
      <chakra.div maxWidth="44rem" paddingBottom="5" display="grid" gap="3">
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
