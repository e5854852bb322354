import { chakra } from '@chakra-ui/react/styled-system'
import { fillWords, words } from '../../model/records.ts'

/** A rating as stars, the last one clipped to its fraction. Announced as 'Rated 4.7 out of 5'. */
export function Stars({ rating }: { rating: number }) {
  const fraction = rating % 1
  return (
    <chakra.span
      role="img"
      aria-label={fillWords(words.rating.stars, { rating })}
      color="fg.warm"
      fontSize="lead"
    >
      {'★'.repeat(rating)}
      {fraction > 0 && (
        <chakra.span
          display="inline-block"
          clipPath={`inset(0 ${Math.round((1 - fraction) * 100)}% 0 0)`}
        >
          ★
        </chakra.span>
      )}
    </chakra.span>
  )
}
