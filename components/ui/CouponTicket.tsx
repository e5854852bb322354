import { chakra } from '@chakra-ui/react'
import type { Coupon } from '../../content/schema'

interface CouponTicketProps {
  coupon: Coupon
  /** Level of the title's heading. */
  level: 2 | 3
}

/** A coupon as a ticket: what it is worth, its terms, and the code to mention. */
export function CouponTicket({ coupon, level }: CouponTicketProps) {
  const Title = level === 2 ? chakra.h2 : chakra.h3
  return (
    <chakra.article
      display="flex"
      flexDirection="column"
      height="100%"
      maxWidth="ticket"
      bg="bg.raised"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="fg.warm"
      borderRadius="lg"
      padding="5"
      gap="3"
      breakInside="avoid"
    >
      <Title fontFamily="heading" fontSize="xl" fontWeight="700" lineHeight="snug">
        {coupon.title}
      </Title>
      <p>{coupon.description}</p>
      <chakra.ul paddingInlineStart="5" listStyle="disc" color="fg.muted" fontSize="sm">
        {coupon.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </chakra.ul>
      <chakra.p
        marginTop="auto"
        paddingTop="3"
        borderTopWidth="2px"
        borderTopStyle="dashed"
        borderColor="border"
      >
        Mention code{' '}
        <chakra.code fontFamily="mono" fontWeight="700" fontSize="lg" color="fg.warm">
          {coupon.code}
        </chakra.code>{' '}
        when you schedule.
      </chakra.p>
    </chakra.article>
  )
}
