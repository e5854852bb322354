import { chakra } from '@chakra-ui/react/styled-system'

/** A card around a `<dl>`, with each label above its value, in a `<div>` of their own. */
export const FactCard = chakra('details', {
  base: {
    paddingInline: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > dl > div': {
      display: 'grid',
      columnGap: '6',
      rowGap: '1',
      alignItems: 'baseline',
      paddingBlock: { base: '3', _print: '1.5' },
      breakInside: 'avoid',
    },
    '& > dl > div + div': { borderTopWidth: '1px' },
    '& dt': { textStyle: 'heading' },
  },
})
