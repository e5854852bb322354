import { defineRecipe } from '@chakra-ui/react/styled-system'
import { field, fieldMessage } from '../theme/styles.ts'

const withoutControls = {
  '& [data-controls]': { display: 'none' },
  '& [data-result] > p + p': { display: 'block' },
}

export const calculatorRecipe = defineRecipe({
  base: {
    padding: { base: '4', md: '6' },
    bg: 'bg.cool',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'text',
    lineHeight: 'snug',
    '& > * + *': { marginTop: '5' },
    '& [data-controls=fields]': {
      display: 'grid',
      gap: '4',
      // Aligns the controls in a row, however long their labels are.
      alignItems: 'end',
      // Two columns at most, so that related fields stay in one row.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
    },
    '&& h3': { fontSize: 'title', marginTop: '0' },
    '& [type=submit]': { width: { smDown: '100%' } },
    '& label, & [id$=-hint]': { display: 'block' },
    '& label': { fontWeight: '600' },
    '& small': { fontSize: 'note', fontWeight: '400', color: 'fg.muted' },
    '& input, & select': { ...field, marginTop: '1', fontVariantNumeric: 'tabular-nums' },
    // Browsers' own arrows would be at the very edge.
    '& [data-choice]': {
      // Half a phone is too narrow for its options.
      gridColumn: { smDown: '1 / -1' },
      position: 'relative',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '4',
        bottom: '5',
        width: '0.75rem',
        height: '0.5rem',
        bg: 'currentColor',
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        forcedColorAdjust: 'none',
        pointerEvents: 'none',
      },
    },
    '& [data-field-message]': { ...fieldMessage, marginTop: '1', fontSize: 'note' },
    '& [data-result]': {
      padding: '5',
      bg: 'bg.raised',
      borderRadius: 'md',
      borderInlineStartWidth: '4px',
      borderColor: 'fg.brand',
      breakInside: 'avoid',
    },
    '& [data-result] > p': { fontSize: 'note', fontWeight: '700', color: 'fg.brand' },
    '& [data-result] > p + p': {
      display: 'none',
      marginTop: '1',
      fontWeight: '400',
      color: 'inherit',
    },
    // The browser itself has submitted the form, which is then the target.
    '& [data-result] > small': { display: 'none' },
    '& [data-island]:target + [data-result] > small': { display: 'block' },
    '& [role=status] strong': {
      display: 'block',
      fontFamily: 'heading',
      fontSize: 'title',
      lineHeight: 'tight',
      textWrap: 'balance',
      marginBlock: '1 0.5rem',
    },
    '& dl:not(:empty)': { marginTop: '5' },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
    '& dt': { fontWeight: '600' },
    '& dd + dd': { width: '100%', fontSize: 'note' },
    '& dt + dd': { textStyle: 'heading' },
    '& > p': { fontSize: 'note', color: 'fg.muted' },
    // Useless without JavaScript and in print, so hide the controls; the result shows the values.
    '@media (scripting: none)': withoutControls,
    _print: withoutControls,
  },
})
