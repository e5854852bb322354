import { chakra } from '@chakra-ui/react/styled-system'

/** The columns of most bands: the main content and something next to it. */
export const twoColumns = '7fr 5fr'

/** A twelfth of the page's column. */
const twelfth = 'min(100% - 2 * {spacing.gutter}, {sizes.page}) / 12'

/** 1rem beyond the line between the columns of `twoColumns`. */
const asideStart = `calc(50% + ${twelfth} + 1rem)`

const acrossPage = 'calc({spacing.gutter} * -1)'

/** In older browsers, it stays in its column. */
const beside = (insetInline: string) => ({
  '@supports (inset: 0)': {
    position: 'absolute',
    insetBlock: '0',
    insetInline,
    '& > svg': { height: '100%' },
  },
})

/**
 * A picture that extends to the edges of its band: next to the text, or across the page where
 * space is tight. The band needs a position.
 */
export const BesidePicture = chakra('div', {
  variants: {
    side: {
      /** Next to the main content of `twoColumns`, from 768 px. */
      end: {
        marginInline: { mdDown: acrossPage },
        md: beside(`${asideStart} 0`),
      },
      /** The same, but nearly half of the page until 1024 px. */
      half: {
        marginInline: { mdDown: acrossPage },
        md: beside('calc(50% + 0.75rem) 0'),
        lg: { insetInlineStart: asideStart },
      },
      /** In place of the main content, from 1024 px. */
      start: {
        marginInline: { lgDown: acrossPage },
        lg: beside(`0 calc(50% - ${twelfth} + 1rem)`),
      },
    },
  },
  defaultVariants: { side: 'end' },
})
