import { chakra } from '@chakra-ui/react'
import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { Column } from '../../components/ui/Section.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { pages } from '../../content/pages.ts'
import { testimonials } from '../../content/testimonials.ts'
import type { Data } from '../+data.ts'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.reviews.heading} lead={pages.reviews.lead} />
      <chakra.div paddingInline="gutter" paddingBlock={{ base: '8', md: '12' }}>
        <Column display="grid" gap="6">
          <Rating />
          <CardGrid>
            {testimonials.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial testimonial={testimonial} />
              </li>
            ))}
          </CardGrid>
        </Column>
      </chakra.div>
      <ClosingCall heading="Yours could be the next house" lead="Call, or schedule a visit." />
    </>
  )
}
