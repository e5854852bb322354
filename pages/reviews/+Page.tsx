import { chakra } from '@chakra-ui/react'
import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall'
import { PageHeader } from '../../components/layout/PageHeader'
import { CardGrid } from '../../components/ui/CardGrid'
import { Rating } from '../../components/ui/Rating'
import { Column } from '../../components/ui/Section'
import { Testimonial } from '../../components/ui/Testimonial'
import { pages } from '../../content/pages'
import { testimonials } from '../../content/testimonials'
import type { Data } from './+data'

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
