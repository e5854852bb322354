import { chakra } from '@chakra-ui/react/styled-system'
import { business, fillWords, pages, words } from '../../model/records.ts'
import type { Coupon } from '../../model/schemas/coupons.ts'
import { Button, ButtonLink } from './ButtonLink.tsx'
import { formatDate } from './FormattedDate.tsx'
import { Words } from './Words.tsx'

export function CouponTicket({ coupon }: { coupon: Coupon }) {
  const { amount, rest } = splitTitle(coupon)
  return (
    <Ticket aria-labelledby={`coupon-${coupon.code}`}>
      <div>
        <chakra.h2 id={`coupon-${coupon.code}`} fontSize="lead">
          {amount && (
            <chakra.span
              display="block"
              // Up to four characters fit everywhere.
              fontSize={amount.length > 4 ? 'hero' : large}
              lineHeight="1"
              marginBottom="2"
              // Aligns the dollar sign with the text below it.
              marginInlineStart="-0.03em"
              color="fg.accent"
            >
              {amount}{' '}
            </chakra.span>
          )}
          {/* Keeps hyphenated words on one line. */}
          {rest.split(/(\S+-\S+)/).map((part, index) =>
            index % 2 ? (
              <chakra.span key={part} whiteSpace="nowrap">
                {part}
              </chakra.span>
            ) : (
              part
            ),
          )}
        </chakra.h2>
        <chakra.p marginTop="2">{coupon.description}</chakra.p>
      </div>
      <div>
        {/* First, so that the buttons of neighboring tickets line up. */}
        <chakra.p
          display="flex"
          flexWrap="wrap"
          columnGap="0.25em"
          // Some printers know no gaps.
          _print={{ display: 'block' }}
        >
          <Words
            text={words.coupons.mention}
            code={
              <chakra.code
                order="1"
                width="100%"
                marginTop="2"
                textAlign="center"
                textStyle="heading"
                fontSize="title"
                color="fg.accent"
                whiteSpace="nowrap"
                paddingInline="3"
                borderWidth="1px"
                borderStyle="dashed"
                borderColor="fg.accent"
                borderRadius="sm"
              >
                {coupon.code}
              </chakra.code>
            }
          />
        </chakra.p>
        <CouponButtons code={coupon.code} />
        <chakra.ul paddingInlineStart="5" listStyle="disc" color="fg.muted" fontSize="note">
          {coupon.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </chakra.ul>
        {coupon.validThrough && (
          <p>{fillWords(words.coupons.validThrough, { day: formatDate(coupon.validThrough) })}</p>
        )}
        <chakra.p display="none" _print={{ display: 'block' }}>
          {business.name} · {business.phone}
        </chakra.p>
      </div>
    </Ticket>
  )
}

/** At 1024 px, three tickets share a row. */
const large = { base: 'figure', lg: 'hero', xl: 'figure' }

/** '$50' and 'off any repair', or a title without an amount. */
export function splitTitle({ title }: Coupon): { amount?: string; rest: string } {
  const [, amount, rest = title] = /^(\$\d+) (.+)$/.exec(title) ?? []
  return { amount, rest }
}

function CouponButtons({ code }: { code: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      css={{
        '& > :first-child': { flexGrow: { smDown: '9' } },
        '& > p': { display: 'none' },
        '& > [data-clicked] ~ p': { display: 'block' },
        '& > *': {
          flexGrow: '1',
          paddingInline: { base: '3', md: '4', lg: '3', xl: '4' },
        },
      }}
      _print={{ display: 'none' }}
    >
      <ButtonLink
        // Not to a booking service, which wouldn't get the code.
        href={`${pages.contact.path}?coupon=${code}`}
        size="sm"
        aria-label={fillWords(words.coupons.scheduleWith, { code })}
      >
        {words.coupons.schedule}
      </ButtonLink>
      <ScriptButton
        data-copy={code}
        aria-label={fillWords(words.coupons.copyCode, { code })}
        {...scriptButton}
      >
        {words.coupons.copy}
      </ScriptButton>
      <ScriptButton
        data-print=""
        aria-label={fillWords(words.coupons.printCode, { code })}
        {...scriptButton}
      >
        {words.coupons.print}
      </ScriptButton>
      <p>{words.coupons.noScript}</p>
    </chakra.div>
  )
}

const scriptButton = { type: 'button', variant: 'outline', size: 'sm' } as const

const ScriptButton = chakra(Button, {
  base: { '@media (scripting: none)': { display: 'none' } },
})

/** A half circle cut out of a ticket's edge, in the color of the page. */
const notch = {
  content: '""',
  position: 'absolute',
  top: '-0.75rem',
  width: '1.5rem',
  height: '1.5rem',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  bg: 'bg',
  zIndex: '1',
} as const

/** While a coupon is being printed, everything else is hidden: see coupons.ts. */
const onlyPrinted = {
  'main:has(&[data-printed]) :not(:has([data-printed]), [data-printed], [data-printed] *)': {
    display: 'none',
  },
}

/**
 * A coupon: its value, a perforated line with a notch at each end, and its terms, on a `bg`
 * background. Uses `:nth-child(2)`, because `:last-child` changes while the page loads.
 */
const Ticket = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg.raised',
    borderRadius: 'lg',
    breakInside: 'avoid',
    // Its edge, which the notches cover.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '& > *': { padding: '5' },
    '& > :first-child': { bg: 'bg.accent' },
    '& > :nth-child(2)': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: '1',
      gap: '3',
      position: 'relative',
      borderBlockStartWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'fg.accent',
      _before: { insetInlineStart: '-0.75rem', ...notch },
      _after: { insetInlineEnd: '-0.75rem', ...notch },
    },
    _print: onlyPrinted,
    // The value next to the terms.
    mdToLg: {
      flexDirection: 'row',
      '& > :first-child': { width: '42%', flexShrink: '0', alignContent: 'center' },
      '& > :nth-child(2)': {
        borderBlockStartWidth: '0',
        borderInlineStartWidth: '2px',
        _after: {
          top: 'auto',
          bottom: '-0.75rem',
          insetInline: '-0.75rem auto',
        },
      },
    },
  },
})
