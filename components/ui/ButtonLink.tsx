import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { edge } from '../theme/styles.ts'

/** Action links and buttons: call, schedule, send. At least 48 px tall. */
const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    minHeight: 'target',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'full',
    ...edge,
    bg: 'transparent',
    textStyle: 'heading',
    fontSize: 'lead',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  variants: {
    variant: {
      action: { bg: 'action.bg', color: 'action.fg', _hover: { bg: 'action.hover' } },
      solid: { bg: 'fg.brand', color: 'bg.raised', _hover: { bg: 'fg.link' } },
      outline: {
        borderColor: 'fg.brand',
        color: 'fg.brand',
        _hover: { bg: 'bg.cool' },
      },
      outlineOnBrand: {
        borderColor: 'fg.onBrandMuted',
        color: 'fg.onBrand',
        _hover: { bg: 'bg.brandDeep' },
      },
    },
    size: { sm: { paddingInline: '4', fontSize: 'text' } },
  },
  defaultVariants: { variant: 'action' },
})

/** A link that looks like a button. (Chakra's `Button asChild` would add `type="button"`.) */
export const ButtonLink = chakra('a', buttonRecipe)

export const Button = chakra('button', buttonRecipe, { forwardProps: ['popoverTarget'] })
