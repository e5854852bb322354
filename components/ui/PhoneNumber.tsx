import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business.ts'

/** The business's number, never broken between lines. */
export function PhoneNumber() {
  return <chakra.span whiteSpace="nowrap">{business.phone}</chakra.span>
}
