// Every page loads this script. With its imports, it may have at most 2,048 bytes (Brotli).
import { startCalculators } from '../components/calculators/startCalculators.ts'
import { startCoupons } from '../components/islands/coupon/startCoupons.ts'
import { startMenu } from '../components/islands/menu/startMenu.ts'
import { startOpeningStatus } from '../components/islands/startOpeningStatus.ts'
import { startToasts } from '../components/islands/toast/startToasts.ts'

startMenu()
startOpeningStatus()
startToasts()
startCoupons()
startCalculators()
