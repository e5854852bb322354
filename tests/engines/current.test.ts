import { expect, test } from 'vitest'
import { firefox } from './firefox.ts'
import { testJourneys } from './journeys.ts'
import { webkit } from './webkit.ts'

const engines = [firefox, webkit]

test('at least one engine is installed', () => {
  expect(
    engines.filter(({ missing }) => !missing).length,
    'Install firefox-esr, or webkit2gtk-driver, xvfb, and xauth.',
  ).toBeGreaterThan(0)
})

for (const engine of engines) testJourneys(engine)
