import { chakra } from '@chakra-ui/react'
import { phoneHref } from '../../content/business.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PhoneNumber } from '../ui/PhoneNumber.tsx'

/** The call button that stays at the bottom of small screens. */
export function CallBar() {
  return (
    <chakra.div
      role="region"
      aria-label="Call us"
      display={{ lg: 'none' }}
      position="fixed"
      // Where it would take more than a fifth of the screen, as with large text or at 400% zoom, it
      // does not stay in sight.
      css={{ '@media (max-height: 18em), (max-width: 16em)': { position: 'static' } }}
      zIndex="callBar"
      insetInline="0"
      bottom="0"
      padding="2"
      paddingBottom="max(0.5rem, env(safe-area-inset-bottom))"
      bg="bg.brandDeep"
      // Drawn in forced colors.
      borderTopWidth="1px"
      borderColor="transparent"
    >
      <ButtonLink href={phoneHref} display="flex" fontSize="lg">
        <span>
          Call Now: <PhoneNumber />
        </span>
      </ButtonLink>
    </chakra.div>
  )
}
