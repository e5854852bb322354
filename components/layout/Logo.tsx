import { chakra } from '@chakra-ui/react/styled-system'
import { brand, business } from '../../model/records.ts'
import { headerLogo, logoFiles, sign } from '../drawings/logo.ts'

/** A logo this wide has the name in it. */
const isWide = headerLogo !== undefined && headerLogo.width >= 2 * headerLogo.height

export function Logo() {
  return (
    <chakra.a
      href="/"
      display="flex"
      alignItems="center"
      minHeight="target"
      // In a wider font, the name wraps without making the header taller.
      flex="1 1 9rem"
      maxWidth="max-content"
      gap="2"
      color="fg.brand"
    >
      {headerLogo ? <OwnLogo {...headerLogo} /> : <Sign />}
      {!isWide && (
        <chakra.span display="flex" flexDirection="column">
          <chakra.span
            textStyle="heading"
            fontSize={{ base: 'text', sm: 'lead' }}
            lineHeight="tight"
            overflowWrap="anywhere"
            whiteSpace={{ xl: 'nowrap' }}
          >
            {business.name}
          </chakra.span>
          <chakra.span fontSize="note" color="fg.muted" display={{ base: 'none', sm: 'inline' }}>
            {business.tagline}
          </chakra.span>
        </chakra.span>
      )}
    </chakra.a>
  )
}

function Sign() {
  return (
    <chakra.svg
      width={{ base: '2rem', sm: '2.5rem' }}
      height="auto"
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path d={sign.house} fill="currentColor" />
      <path d={sign.mark} fill={brand.accent} />
    </chakra.svg>
  )
}

function OwnLogo({ width, height }: { width: number; height: number }) {
  return (
    <Image
      src={'/logo.svg' in logoFiles ? '/logo.svg' : '/icon.svg'}
      alt={isWide ? business.name : ''}
      width={Math.round((40 * width) / height)}
      height="40"
    />
  )
}

/** On a white plate, which shows only on a dark page. */
const Image = chakra('img', {
  base: {
    height: { base: '2rem', sm: '2.5rem' },
    width: 'auto',
    minWidth: '0',
    objectFit: 'contain',
    bg: 'fg.onBrand',
    boxShadow: '0 0 0 0.25rem {colors.fg.onBrand}',
    borderRadius: 'sm',
    forcedColorAdjust: 'none',
  },
})
