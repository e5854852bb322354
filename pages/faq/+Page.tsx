import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Column } from '../../components/ui/Section.tsx'
import { faq } from '../../content/faq.ts'
import type { FaqItem } from '../../content/model/schema.ts'
import { pages } from '../../content/pages.ts'
import type { Data } from '../+data.ts'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.faq.heading} lead={pages.faq.lead} />
      <chakra.div paddingInline="gutter" paddingBlock={{ base: '8', md: '12' }}>
        <Column display="grid" gap="3" gridTemplateColumns={{ lg: '1fr 1fr' }} alignItems="start">
          {faq.map((item) => (
            <Disclosure key={item.question} item={item} />
          ))}
        </Column>
      </chakra.div>
      <ClosingCall heading="A question of your own?" lead="Ask it on the phone or in writing." />
    </>
  )
}

const turned = { transform: 'rotate(180deg)' }

function Disclosure({ item }: { item: FaqItem }) {
  return (
    <chakra.details
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      paddingInline="5"
    >
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        cursor="pointer"
        paddingBlock="4"
        fontSize="lg"
        fontWeight="700"
        // Safari's own triangle, beside ours.
        css={{ '&::-webkit-details-marker': { display: 'none' }, '[open] > & svg': turned }}
      >
        <h2>{item.question}</h2>
        <ChevronDown size={24} aria-hidden="true" />
      </chakra.summary>
      {item.answer.map((paragraph) => (
        <chakra.p key={paragraph} paddingBottom="4">
          {paragraph}
        </chakra.p>
      ))}
    </chakra.details>
  )
}
