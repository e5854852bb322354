import { chakra } from '@chakra-ui/react'

/** A rating as stars; read aloud as 'Rated 5 out of 5'. */
export function Stars({ rating }: { rating: number }) {
  return (
    <chakra.span role="img" aria-label={`Rated ${rating} out of 5`} color="fg.warm" fontSize="lg">
      {'★'.repeat(Math.round(rating))}
    </chakra.span>
  )
}
