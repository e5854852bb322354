// Every page loads this script: 2,048 bytes at most (brotli), with all that it imports.
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
