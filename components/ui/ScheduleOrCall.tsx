import { chakra } from '@chakra-ui/react'
import { scheduleLink } from '../../content/navigation'
import { ButtonLink } from './ButtonLink'
import { CallButton } from './CallButton'

interface ScheduleOrCallProps {
  /** Label of the schedule button. */
  label?: string
  onBrand?: boolean
}

/** The two ways to get help, side by side. */
export function ScheduleOrCall({ label = scheduleLink.label, onBrand }: ScheduleOrCallProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <ButtonLink href={scheduleLink.href}>{label}</ButtonLink>
      <CallButton variant={onBrand ? 'outlineOnBrand' : 'outline'} />
    </chakra.div>
  )
}
