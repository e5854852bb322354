import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { business } from '../../content/business.ts'
import { weekOf } from './weekOf.ts'

/**
 * Whether the office is open, said by script, which knows the time. Until then what it is given: neutral
 * words in the same one line, so that nothing moves.
 */
export function OpeningStatus(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      data-opening-hours={weekOf(business.hours)}
      display="block"
      // As wide as its surroundings make it, whatever it says.
      width="0"
      minWidth="100%"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      {...props}
    />
  )
}
