import { stateOf, todayInWashington } from './model/lifecycle.ts'
import { couponSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/** Every coupon, also those that are no longer valid. Owner: confirm each offer before the site goes live. */
export const allCoupons = defineRecords('content/coupons.ts', couponSchema, [
  {
    code: 'REPAIR50',
    title: '$50 off any repair over $250',
    description: 'Good for heating and cooling repairs alike.',
    terms: ['The repair must come to more than $250.', 'Not combinable with other offers.'],
  },
  {
    code: 'NEWAC250',
    title: '$250 off new AC installation',
    description: 'Take $250 off when we install a new air conditioner in your home.',
    terms: ['For a new AC installation.'],
  },
  {
    code: 'TUNEUP79',
    title: '$79 furnace tune-up special',
    description: 'A full furnace tune-up before the first hard freeze, at one set price.',
    terms: ['For one furnace tune-up.', 'Limited time.'],
  },
])

/** The coupons of today, in the order in which /coupons shows them. */
export const coupons = allCoupons.filter(
  (coupon) => stateOf(coupon, todayInWashington()) === 'published',
)
