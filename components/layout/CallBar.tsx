import { chakra } from '@chakra-ui/react/styled-system'
import { answersIn, fillWords, telHref, words } from '../../model/records.ts'
import { onBrandDeep } from '../theme/styles.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { usePhone } from '../ui/usePhone.ts'

export function CallBar() {
  const { phone, phoneHref, urgentPhone } = usePhone()
  const isSwapped = urgentPhone !== phone
  return (
    <chakra.div
      role="region"
      aria-label={words.layout.callUs}
      display={{ md: 'none' }}
      position="fixed"
      // Not fixed if it would cover over a fifth of the screen, as with large text or at 400% zoom.
      css={{
        ...onBrandDeep,
        '@media (max-height: 18em), (max-width: 16em)': { position: 'static' },
        '& a': {
          display: 'flex',
          paddingInline: '0',
          maxWidth: '26rem',
          marginInline: 'auto',
          // Stays on one line at any text size.
          fontSize: 'min({fontSizes.lead}, 7vw)',
          whiteSpace: 'nowrap',
        },
        ...(isSwapped && { '& a[hidden]': { display: 'none' } }),
      }}
      zIndex="callBar"
      width="100%"
      bottom="0"
      // As high as with its link, which may arrive after the first paint.
      minHeight="4.0625rem"
      padding="2"
      paddingBottom="max(0.5rem, env(safe-area-inset-bottom))"
      // Visible in forced colors.
      borderTopWidth="1px"
      borderColor="transparent"
    >
      {/* The size of the menu's button, so that they share a class. */}
      <ButtonLink href={phoneHref} size="sm" data-office={isSwapped ? 'open' : undefined}>
        {fillWords(words.layout.callBar, { phone })}
      </ButtonLink>
      {isSwapped && (
        <ButtonLink href={telHref(urgentPhone)} size="sm" data-office="closed" hidden>
          {fillWords(words.layout.callBarClosed, { phone: urgentPhone })}
        </ButtonLink>
      )}
      {answersIn && (
        <chakra.p fontSize="note" textAlign="center">
          {answersIn}
        </chakra.p>
      )}
    </chakra.div>
  )
}
