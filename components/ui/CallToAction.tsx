import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { onBrand } from '../theme/globalCss.ts'
import { printedLinks } from '../theme/printCss.ts'
import { ButtonLink } from './ButtonLink.tsx'

interface CallToActionProps {
  /** The text of an optional h2. */
  heading?: string
  children: ReactNode
  label: string
  href: string
}

/** A box with a call to action. */
export function CallToAction({ heading, children, label, href }: CallToActionProps) {
  return (
    <chakra.div
      css={onBrand}
      borderRadius="lg"
      padding={{ base: '4', sm: '6', md: '8' }}
      display="flex"
      flexDirection="column"
      alignItems={{ sm: 'flex-start' }}
      gap="4"
      breakInside="avoid"
      // Visible in forced colors.
      borderWidth="2px"
      borderColor="transparent"
      _print={{
        ...printedLinks,
        borderColor: 'border',
        '& > a': { display: 'block', padding: '0', textAlign: 'start' },
      }}
    >
      <div>
        {heading && <chakra.h2 fontSize="title">{heading}</chakra.h2>}
        {children}
      </div>
      <ButtonLink href={href} size="sm">
        {label}
      </ButtonLink>
    </chakra.div>
  )
}
