import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business'
import { scheduleLink } from '../../content/navigation'
import type { Coupon } from '../../content/schema'
import { buttonRecipe } from '../../renderer/theme/recipes'
import { ButtonLink } from './ButtonLink'
import { useIsland } from './useIsland'

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
      <chakra.p display="none" _print={{ display: 'block' }}>
        {business.name} · {business.phone}
      </chakra.p>
      <CouponButtons code={coupon.code} />
    </chakra.article>
  )
}

/** What one can do with the code. Copying and printing need script; the code itself is text to read. */
function CouponButtons({ code }: { code: string }) {
  return (
    <chakra.div
      {...useIsland('coupon')}
      display="flex"
      flexWrap="wrap"
      gap="2"
      _print={{ display: 'none' }}
    >
      <ButtonLink href={`${scheduleLink.href}?coupon=${code}`} size="sm">
        Use it
      </ButtonLink>
      <ScriptButton data-copy="" type="button" variant="outline" size="sm">
        Copy code
      </ScriptButton>
      <ScriptButton data-print="" type="button" variant="outline" size="sm">
        Print
      </ScriptButton>
    </chakra.div>
  )
}

const Button = chakra('button', buttonRecipe)

const ScriptButton = chakra(Button, {
  base: { bg: 'transparent', '@media (scripting: none)': { display: 'none' } },
})
