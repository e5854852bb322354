import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { business, phoneHref } from '../../content/business.ts'
import { ButtonLink } from './ButtonLink.tsx'

interface CallButtonProps {
  variant?: 'action' | 'outline' | 'outlineOnBrand'
}

/** The phone number as a button. */
export function CallButton({ variant = 'outline' }: CallButtonProps) {
  return (
    <ButtonLink
      href={phoneHref}
      variant={variant}
      // Reserves the width of its text, so that nothing moves when it appears.
      minWidth={{ base: '100%', sm: '11.1em' }}
      justifyContent="start"
      // Centers about this many words where the button is wide.
      paddingInlineStart={{ base: 'max(1.25rem, calc(50% - 5em))', sm: '5' }}
    >
      <Phone size={20} aria-hidden="true" />
      <span>
        Call <chakra.span whiteSpace="nowrap">{business.phone}</chakra.span>
      </span>
    </ButtonLink>
  )
}
