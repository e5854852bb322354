import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPhoneLinks } from '../../components/mdx/contactLinks.tsx'
import { system } from '../../components/theme/system.ts'
import { business } from '../../model/records.ts'

test.each([
  ['Call us any time.', 0],
  [`Call ${business.phone} any time.`, 1],
  [`Call ${business.phone}. At night, too: ${business.phone}`, 2],
])('links every phone number in "%s", and keeps the rest of the text', (text, count) => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>{withPhoneLinks(text)}</ChakraProvider>,
  )
  expect(html.match(/<a [^>]*href="tel:/g) ?? []).toHaveLength(count)
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/gs, '')).toBe(text)
})
