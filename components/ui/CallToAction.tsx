import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { edge, onBrand, printedLinks } from '../theme/styles.ts'
import { ButtonLink } from './ButtonLink.tsx'

interface CallToActionProps {
  heading?: string
  children: ReactNode
  label: string
  href: string
}

export function CallToAction({ heading, children, label, href }: CallToActionProps) {
  return (
    <chakra.div
      css={{ ...onBrand, ...edge }}
      borderRadius="lg"
      padding={{ base: '4', sm: '6', md: '8' }}
      display="flex"
      flexDirection="column"
      alignItems={{ sm: 'flex-start' }}
      gap="4"
      breakInside="avoid"
      _print={{
        ...printedLinks,
        borderColor: 'border',
        '& > a': { display: 'block', padding: '0', textAlign: 'start' },
      }}
    >
      <div>
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
      <ButtonLink href={href} size="sm">
        {label}
      </ButtonLink>
    </chakra.div>
  )
}
