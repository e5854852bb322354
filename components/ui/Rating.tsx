import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business'
import { Stars } from './Stars'

/** The rating of all reviews, in words and stars. */
export function Rating() {
  const { value, count } = business.rating
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <Stars rating={value} />
      <span>
        <strong>{value}</strong> out of 5 from <strong>{count}</strong> reviews
      </span>
    </chakra.p>
  )
}
