import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business'
import { Stars } from './Stars'

/** The rating of all reviews, in a large figure, stars and words. */
export function Rating() {
  const { value, count } = business.rating
  return (
    <chakra.p display="grid" gridTemplateColumns="auto 1fr" columnGap="4" alignItems="center">
      <chakra.strong
        gridRow="span 2"
        fontFamily="heading"
        fontSize="4xl"
        lineHeight="tight"
        color="fg.brand"
      >
        {value}
      </chakra.strong>{' '}
      <chakra.span gridRow="2" gridColumn="2">
        out of 5 from <strong>{count}</strong> reviews
      </chakra.span>
      <Stars rating={value} />
    </chakra.p>
  )
}
