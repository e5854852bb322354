// Every page loads this script. With its imports, it may have at most 2,048 bytes (Brotli).
import { startCalculators } from '../components/browser/calculators/startCalculators.ts'
import { startCoupons } from '../components/browser/coupon/startCoupons.ts'
import { startMenu } from '../components/browser/menu/startMenu.ts'
import { startOpeningStatus } from '../components/browser/startOpeningStatus.ts'
import { startToasts } from '../components/browser/toast/startToasts.ts'

startMenu()
startOpeningStatus()
startToasts()
startCoupons()
startCalculators()
