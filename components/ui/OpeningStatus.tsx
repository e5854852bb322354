import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { business } from '../../content/business.ts'
import { type Business, weekdays } from '../../content/model/schema.ts'

/**
 * Whether the office is open, which only script can know. Until then it shows its children: neutral text on the
 * same single line, so that nothing moves.
 */
export function OpeningStatus(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      data-opening-hours={weekOf(business.hours)}
      display="block"
      // Its width does not depend on its text.
      width="0"
      minWidth="100%"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      {...props}
    />
  )
}

/**
 * The office hours for the browser, by day from Monday: '07:00-20:00 … 08:00-18:00'.
 * A day without hours is '-'.
 */
export function weekOf(hours: Business['hours']): string {
  return weekdays
    .map((day) => {
      const { opens = '', closes = '' } = hours.find(({ days }) => days.includes(day)) ?? {}
      return `${opens}-${closes}`
    })
    .join(' ')
}
