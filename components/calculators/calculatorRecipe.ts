import { defineRecipe } from '@chakra-ui/react'

const withoutControls = {
  '& [data-controls]': { display: 'none' },
  '& [data-result] > output + p': { display: 'block' },
}

/** A panel with fields, and the result of what stands in them. */
export const calculatorRecipe = defineRecipe({
  base: {
    padding: { base: '4', md: '6' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'raised',
    lineHeight: 'snug',
    '& > * + *': { marginTop: '5' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginTop: '0',
      fontFamily: 'heading',
    },
    '& h3 svg': { color: 'fg.warm' },
    '& [data-controls=fields]': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    },
    '& label': { display: 'grid', gap: '1', fontWeight: '600' },
    '& label > span + span': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: '400',
      color: 'fg.muted',
    },
    '& input, & select': {
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      bg: 'bg',
      minWidth: '6rem',
      flex: '1',
      minHeight: 'target',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
    },
    '& [aria-invalid=true]': { borderColor: 'fg.danger' },
    '& small, & [data-field-message]': { display: 'block', marginTop: '1', fontSize: 'sm' },
    '& small': { color: 'fg.muted' },
    '& [data-field-message]': { color: 'fg.danger', fontWeight: '600' },
    '& [data-result]': {
      padding: '5',
      bg: 'bg.cool',
      borderRadius: 'md',
      borderInlineStartWidth: '4px',
      borderColor: 'fg.brand',
      breakInside: 'avoid',
    },
    '& [data-result] > p': { fontSize: 'sm', fontWeight: '700', color: 'fg.brand' },
    '& [data-result] > output + p': { display: 'none', marginTop: '2' },
    '& output strong': {
      display: 'block',
      fontFamily: 'heading',
      fontSize: '3xl',
      lineHeight: 'tight',
      marginBlock: '1 0.5rem',
    },
    '& dl': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    },
    '& dl:not(:empty)': { marginTop: '5' },
    '& dl > div': { borderTopWidth: '2px', borderColor: 'border.strong', paddingTop: '2' },
    '& dt, & dd + dd': { fontSize: 'sm', color: 'fg.muted' },
    '& dt + dd': { fontSize: 'lg', fontWeight: '700' },
    '& > p': { fontSize: 'sm', color: 'fg.muted' },
    // Without script the controls would do nothing, and on paper they are empty boxes: the result says what it is of.
    '@media (scripting: none)': withoutControls,
    _print: withoutControls,
  },
})
