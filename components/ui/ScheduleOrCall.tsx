import { chakra } from '@chakra-ui/react'
import { scheduleLink } from '../../content/navigation.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { CallButton } from './CallButton.tsx'

interface ScheduleOrCallProps {
  /** Label of the schedule button. */
  label?: string
  /** Prefills the message on the contact page: `?service=ac-repair`. */
  about?: '' | `?${'service' | 'city' | 'coupon'}=${string}`
  onBrand?: boolean
}

/** The buttons to schedule a visit and to call: side by side, or stacked on a phone. */
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
