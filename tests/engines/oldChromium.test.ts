import { testJourneys } from './journeys.ts'
import { oldChromiums } from './oldChromium.ts'

// The oldest ones have their own file, so that two browsers run at a time.
for (const engine of oldChromiums.slice(2)) testJourneys(engine)
