import { expect, test } from 'vitest'
import { buildWithEndpoint } from '../browser/endpointSite'

test('a wrong endpoint stops the build', async () => {
  await expect(buildWithEndpoint('forms.example', 'dist/with-wrong-endpoint')).rejects.toThrow(
    'PUBLIC_ENV__CONTACT_ENDPOINT is "forms.example"',
  )
}, 60_000)
