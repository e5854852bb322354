import { chakra } from '@chakra-ui/react/styled-system'
import { decimal } from '../../components/browser/formatNumber.ts'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { brandSection } from '../../components/theme/styles.ts'
import { Band } from '../../components/ui/Band.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { business, fillWords, pages, testimonials, words } from '../../model/records.ts'

const [first, ...others] = testimonials

/** Where all reviews can be read. */
const profile = business.profiles.find(({ name }) => name === business.rating?.source)

const count = decimal(business.rating?.count ?? 0)

export function Page() {
  return (
    <>
      <PageHeader {...pages.reviews} drawing={<HeaderDrawing name="reviews" />} isHigh>
        <chakra.div css={brandSection} marginInlineEnd={{ mdToLg: '-15%' }}>
          <Rating isRow />
        </chakra.div>
        <chakra.div hideBelow="md" marginTop="5">
          <ScheduleOrCall onBrand />
        </chakra.div>
      </PageHeader>
      <Band size="medium">
        {first && <Testimonial {...first} isLarge />}
        {others.length > 0 && (
          <chakra.ul
            display="grid"
            columnGap="12"
            gridTemplateColumns={{ md: '1fr 1fr' }}
            marginTop="8"
            css={{ '& > li': { paddingBlock: '6', borderTopWidth: '1px' } }}
          >
            {others.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial {...testimonial} />
              </li>
            ))}
          </chakra.ul>
        )}
        {profile && (
          <chakra.p marginTop="6">
            <TextLink href={profile.url}>
              {fillWords(words.rating.all, { count, source: profile.name })}
            </TextLink>
          </chakra.p>
        )}
      </Band>
      <ClosingCall {...pages.reviews.closing} />
    </>
  )
}
