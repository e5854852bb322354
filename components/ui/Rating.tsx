import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business.ts'
import { Stars } from './Stars.tsx'

/** The rating of all reviews, in a large figure, words and, for the eye, stars. */
export function Rating() {
  const { value, count } = business.rating
  return (
    <chakra.p
      display="grid"
      gridTemplateColumns="auto 1fr"
      // Rows are there before their text has come: the figure beside them stays in its place.
      gridTemplateRows="minmax(1.8rem, auto) minmax(1.6rem, auto)"
      columnGap="4"
      alignItems="center"
    >
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
      <span aria-hidden="true">
        <Stars rating={value} />
      </span>
    </chakra.p>
  )
}
