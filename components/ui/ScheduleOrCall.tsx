import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { createLucideIcon } from 'lucide-react'
import { answersIn, navigation, pages, telHref, words } from '../../model/records.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { usePhone } from './usePhone.ts'
import { Words } from './Words.tsx'

/** The minimum width of each of two buttons, so that they have the same width. */
const buttonWidth = '11.3em'

const { href: scheduleHref } = navigation.schedule

/** The schedule button among the two, which may lead to a booking service. */
const scheduleLink = scheduleHref.startsWith('/') ? '[href^="/"]' : '[href^="https:"]'

/** A row of two buttons, which are small enough for a tablet's narrow header. */
export const headerButtons = {
  '& a': {
    minWidth: { sm: buttonWidth, mdToLg: '0' },
    paddingInline: { mdToLg: '4' },
    fontSize: { mdToLg: 'text' },
  },
  '& svg': { display: { mdToLg: 'none' } },
} as const

interface ScheduleOrCallProps extends Pick<HTMLChakraProps<'div'>, 'hideBelow'> {
  label?: string
  /** The query string that prefills the message on the contact page, not at a booking service. */
  about?: '' | `?${'service' | 'city'}=${string}`
  onBrand?: boolean
  callFirst?: boolean
}

/** Buttons to schedule a visit and to call, side by side. On a phone, the call bar has the number. */
export function ScheduleOrCall({
  label = navigation.schedule.label,
  about = '',
  onBrand,
  callFirst,
  hideBelow,
}: ScheduleOrCallProps) {
  const outline = onBrand ? 'outlineOnBrand' : 'outline'
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      hideBelow={hideBelow}
      css={{
        ...headerButtons,
        '& > a': { flexGrow: { smDown: '1' } },
        // The call bar shows the number, as the main action.
        '& > [href^="tel:"]': { display: { mdDown: 'none' } },
        ...(callFirst && {
          [`& > ${scheduleLink}`]: {
            mdDown: { bg: 'action.bg', borderColor: 'transparent', color: 'action.fg' },
          },
        }),
        [`main > :first-child & > ${scheduleLink}`]: {
          mdDown: { bg: 'transparent', borderColor: 'currentColor', color: 'inherit' },
        },
      }}
      _print={{ display: 'none' }}
    >
      {callFirst && <CallButton variant="action" />}
      <ButtonLink
        href={scheduleHref === pages.contact.path ? `${scheduleHref}${about}` : scheduleHref}
        variant={callFirst ? outline : 'action'}
      >
        {label}
      </ButtonLink>
      {!callFirst && <CallButton variant={outline} />}
      {answersIn && (
        <chakra.p hideBelow="md" flexBasis="100%" fontSize="note">
          {answersIn}
        </chakra.p>
      )}
    </chakra.div>
  )
}

interface CallButtonProps {
  variant: 'action' | 'outline' | 'outlineOnBrand'
  /** If not the page's number. */
  phone?: string
}

export function CallButton({ variant, phone: other }: CallButtonProps) {
  const { phone: own } = usePhone()
  const phone = other ?? own
  return (
    <ButtonLink
      href={telHref(phone)}
      variant={variant}
      // Reserves the width of the text, so that nothing moves when it appears.
      minWidth={{ base: '100%', sm: buttonWidth }}
      justifyContent="start"
      // Centers text of about this width where the button is wide.
      paddingInlineStart={{ base: 'max(1.25rem, calc(50% - 5em))', sm: '5' }}
    >
      <PhoneIcon size={20} aria-hidden="true" />
      <span>
        <Words
          text={words.layout.callButton}
          phone={
            <chakra.span whiteSpace="nowrap" fontSize="min(1em, 7vw)">
              {phone}
            </chakra.span>
          }
        />
      </span>
    </ButtonLink>
  )
}

/** A simpler outline than Lucide's phone, because every page has it. This saves 50 bytes (Brotli). */
export const PhoneIcon = createLucideIcon('phone', [
  [
    'path',
    {
      d: 'M5 3h3.5l2 5L8 10a13 13 0 0 0 6 6l2-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
      key: 'handset',
    },
  ],
])
