import { chakra } from '@chakra-ui/react'
import { CircleCheck, Lightbulb, type LucideIcon, Siren, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { calloutRecipe } from '../theme/recipes.ts'

const Box = chakra('div', calloutRecipe)

interface CalloutProps {
  /** The bold first line. */
  title?: string
  children: ReactNode
}

/** The answer in three to five points, right after the intro. */
export function KeyPoints({ title = 'Key points', children }: CalloutProps) {
  return (
    <Callout tone="points" title={title} icon={CircleCheck}>
      {children}
    </Callout>
  )
}

/** Something that saves time or trouble. */
export function Tip({ title = 'Tip', children }: CalloutProps) {
  return (
    <Callout tone="tip" title={title} icon={Lightbulb}>
      {children}
    </Callout>
  )
}

/** Something that breaks a machine or costs money. */
export function Warning({ title = 'Careful', children }: CalloutProps) {
  return (
    <Callout tone="warning" title={title} icon={TriangleAlert}>
      {children}
    </Callout>
  )
}

/** Danger to life: gas, carbon monoxide, fire. */
export function Emergency({ title = 'Emergency', children }: CalloutProps) {
  return (
    <Callout tone="emergency" title={title} icon={Siren}>
      {children}
    </Callout>
  )
}

interface ToneProps {
  tone: 'points' | 'tip' | 'warning' | 'emergency'
  icon: LucideIcon
}

function Callout({ tone, title, icon: Icon, children }: CalloutProps & ToneProps) {
  return (
    <Box role="note" tone={tone} data-tip={tone === 'tip' ? '' : undefined}>
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="700">
        <Icon size={22} aria-hidden="true" />
        {title}
      </chakra.p>
      {children}
    </Box>
  )
}
