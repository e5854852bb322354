// Ships to every page of every visitor: 2,048 bytes brotli at most, all told.
import { startCalculators } from '../components/calculators/startCalculators.ts'
import { startCoupons } from '../components/islands/coupon/startCoupons.ts'
import { startMenu } from '../components/islands/menu/startMenu.ts'
import { startOpeningStatus } from '../components/islands/opening/openingStatus.ts'
import { startToasts } from '../components/islands/toast/startToasts.ts'

startMenu()
startOpeningStatus()
startToasts()
startCoupons()
startCalculators()
