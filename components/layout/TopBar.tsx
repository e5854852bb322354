import { chakra } from '@chakra-ui/react/styled-system'
import { findPhone } from '../../model/phones.ts'
import { business, fillWords, telHref, withoutBreaks, words } from '../../model/records.ts'
import { onBrandDeep } from '../theme/styles.ts'
import { Column } from '../ui/Band.tsx'
import { hoursRows } from '../ui/hoursRows.ts'
import { OpeningStatus } from '../ui/OpeningStatus.tsx'
import { PhoneIcon } from '../ui/ScheduleOrCall.tsx'
import { usePhone } from '../ui/usePhone.ts'

const open = hoursRows(business.hours.filter(({ closed }) => !closed))
const [first] = open

/** There is room for one row. Of several, the first would mislead; the footer has all. */
const hours = open.length === 1 && first && `${first.label} ${first.times.join(', ')}`

const { banner } = business.emergency
const emergencyPhone = findPhone('emergency')

const threeLines = { display: 'flex', alignItems: 'center', minHeight: { base: '4em', sm: 'auto' } }

export function TopBar() {
  const { phone, phoneHref } = usePhone()
  const isCall = banner !== undefined && emergencyPhone !== business.phone
  // So that nobody takes the number beside it for this one.
  const isNamed = isCall && emergencyPhone !== phone && !banner.includes(emergencyPhone)
  const line = `${banner ?? business.tagline}${isNamed ? ` ${withoutBreaks(emergencyPhone)}` : ''}`
  return (
    <chakra.div
      css={onBrandDeep}
      paddingInline="gutter"
      textStyle="heading"
      fontSize={{ base: 'note', sm: 'text' }}
      lineHeight="snug"
    >
      <Column
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
      >
        {/* In a wider font, it wraps without making the bar taller: at 360 px and at 768 px. */}
        <chakra.p
          flex={{ base: '1 1 8rem', md: line.length > 38 ? '1 1 18rem' : undefined }}
          maxWidth="max-content"
          {...(line.length > 47 && threeLines)}
        >
          {isCall ? (
            <chakra.a
              href={telHref(emergencyPhone)}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              textDecoration="underline"
            >
              {line}
            </chakra.a>
          ) : (
            line
          )}
        </chakra.p>
        {/* Between long texts, such as in a translated page, it gets its own row. */}
        <chakra.p
          display={{ base: 'none', md: 'block' }}
          flex={{ base: '1 1 12rem', lg: '1 1 22rem' }}
          color="fg.onBrandMuted"
        >
          {/* As high as the bar, so that nothing moves if the status takes fewer lines than the hours. */}
          <OpeningStatus display="grid" alignItems="center" minHeight="target">
            {hours && fillWords(words.hours.office, { hours })}
          </OpeningStatus>
        </chakra.p>
        <chakra.a
          href={phoneHref}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          gap="1"
          whiteSpace="nowrap"
          textDecoration="underline"
        >
          <PhoneIcon size={16} aria-hidden="true" />
          <chakra.span display={{ base: 'none', sm: 'inline' }}>{words.layout.call} </chakra.span>
          {phone}
        </chakra.a>
      </Column>
    </chakra.div>
  )
}
