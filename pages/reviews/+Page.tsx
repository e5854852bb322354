import { chakra } from '@chakra-ui/react/styled-system'
import { LitStreetHead } from '../../components/drawings/heads/LitStreetHead.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { brandSection } from '../../components/theme/globalCss.ts'
import { Band } from '../../components/ui/Band.tsx'
import { mainAndAside } from '../../components/ui/Bleed.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { pages, testimonials } from '../../content/model/records.ts'

const [first, ...others] = testimonials

export function Page() {
  return (
    <>
      <PageHeader {...pages.reviews} drawing={<LitStreetHead />} isHigh>
        <chakra.div css={brandSection}>
          <Rating isRow />
        </chakra.div>
      </PageHeader>
      <Band
        size="medium"
        display="grid"
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={others.length > 0 ? { lg: mainAndAside } : undefined}
        alignItems="start"
        // Stays next to a long list.
        css={{ '& > figure': { lg: { position: 'sticky', top: '6' } } }}
      >
        {first && <Testimonial {...first} isLarge />}
        {others.length > 0 && (
          <chakra.ul
            display="grid"
            columnGap="12"
            gridTemplateColumns={{ mdToLg: '1fr 1fr' }}
            css={{
              '& > li': { paddingBlock: '6', borderTopWidth: '1px' },
              '& > :first-child': { lg: { paddingTop: '0', borderTopWidth: '0' } },
            }}
          >
            {others.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial {...testimonial} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Band>
      <ClosingCall {...pages.reviews.closing} />
    </>
  )
}
