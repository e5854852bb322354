import { defineGlobalStyles } from '@chakra-ui/react'

/** What would lose its meaning where the visitor's own colors replace the site's. */
export const forcedColorsCss = defineGlobalStyles({
  // A transparent border is drawn there; under these it would say 'current page'.
  'header li a:not([aria-current])': { _highContrast: { borderColor: 'Canvas' } },
  'a[aria-current]': { _highContrast: { textDecoration: 'underline' } },
})
