import { chakra } from '@chakra-ui/react/styled-system'

/** A twelfth of the page's column. */
const twelfth = 'min(100% - 2 * {spacing.gutter}, {sizes.page}) / 12'

const beside = { position: 'absolute', insetBlock: '0', '& > svg': { height: '100%' } } as const

/**
 * A picture that extends to the edges of its band: next to the text, or across the page where
 * space is tight. The band needs a position.
 */
export const Bleed = chakra('div', {
  variants: {
    side: {
      /** The last five twelfths, from 768 px. Half of the gap is 1 rem. */
      end: {
        marginInline: { mdDown: 'calc({spacing.gutter} * -1)' },
        md: { ...beside, insetInline: `calc(50% + ${twelfth} + 1rem) 0` },
      },
      /** The first seven twelfths, from 1024 px. */
      start: {
        marginInline: { lgDown: 'calc({spacing.gutter} * -1)' },
        lg: { ...beside, insetInline: `0 calc(50% - ${twelfth} + 1rem)` },
      },
    },
  },
  defaultVariants: { side: 'end' },
})
