import { testJourneys } from './journeys.ts'
import { oldChromiums } from './oldChromium.ts'

// The oldest ones have their own file, so that more browsers run at a time: they mostly wait.
for (const engine of oldChromiums.slice(3)) testJourneys(engine)
