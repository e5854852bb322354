import { chakra } from '@chakra-ui/react'
import { scheduleLink } from '../../content/navigation.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { CallButton } from './CallButton.tsx'

interface ScheduleOrCallProps {
  /** Label of the schedule button. */
  label?: string
  /** What the message on the contact page is about: `?service=ac-repair`. */
  about?: '' | `?${'service' | 'city' | 'coupon'}=${string}`
  onBrand?: boolean
}

/** The two ways to get help: side by side, or one below the other on a phone. */
export function ScheduleOrCall({
  label = scheduleLink.label,
  about = '',
  onBrand,
}: ScheduleOrCallProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      css={{ '& > a': { smDown: { flexGrow: '1' } } }}
    >
      <ButtonLink href={`${scheduleLink.href}${about}`}>{label}</ButtonLink>
      <CallButton variant={onBrand ? 'outlineOnBrand' : 'outline'} />
    </chakra.div>
  )
}
