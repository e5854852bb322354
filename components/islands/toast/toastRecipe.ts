import { defineSlotRecipe } from '@chakra-ui/react'

/** Chakra's toast in the site's colors. The custom properties are set by Chakra's toaster. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
      insetInlineEnd: '0',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      padding: '4',
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      boxShadow: 'raised',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 300ms, opacity 200ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      '@media print': { display: 'none' },
      '&[data-type=error]': { bg: 'bg.danger', borderColor: 'fg.danger' },
    },
    title: { fontWeight: '700' },
    description: { fontSize: 'sm' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '2.75rem',
      height: '2.75rem',
      margin: '-0.5rem',
      bg: 'transparent',
      borderRadius: 'md',
      cursor: 'pointer',
    },
  },
})
