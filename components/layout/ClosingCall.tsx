import { ScheduleOrCall } from '../ui/ScheduleOrCall.tsx'
import { Section } from '../ui/Section.tsx'

/** The last band of a page: the two ways to get help. */
export function ClosingCall({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <Section id="closing-call" heading={heading} lead={lead} tone="brand" split="center">
      <ScheduleOrCall onBrand />
    </Section>
  )
}
