import { testJourneys } from './journeys.ts'
import { oldChromiums } from './oldChromium.ts'

for (const engine of oldChromiums.slice(0, 3)) testJourneys(engine)
