// Every page loads this script. With its imports, it may have at most 2,048 bytes (Brotli).
import { startCalculators } from '../components/browser/entry/calculators.ts'
import { startCoupons } from '../components/browser/entry/coupons.ts'
import { startMenu } from '../components/browser/entry/menu.ts'
import { startOpeningStatus } from '../components/browser/entry/openingStatus.ts'
import { startToasts } from '../components/browser/entry/toasts.ts'

startMenu()
startOpeningStatus()
startToasts()
startCoupons()
startCalculators()
