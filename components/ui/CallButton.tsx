import { Phone } from 'lucide-react'
import { business, phoneHref } from '../../content/business.ts'
import { ButtonLink } from './ButtonLink.tsx'

interface CallButtonProps {
  variant?: 'action' | 'outline' | 'outlineOnBrand'
}

/** The phone number as a button. */
export function CallButton({ variant = 'outline' }: CallButtonProps) {
  return (
    <ButtonLink href={phoneHref} variant={variant}>
      <Phone size={20} aria-hidden="true" />
      Call {business.phone}
    </ButtonLink>
  )
}
