import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../model/records.ts'
import type { Coupon } from '../../model/schemas/coupons.ts'
import { arrow } from '../theme/recipes.ts'
import { splitTitle } from './CouponTicket.tsx'

/** Links to coupons, styled like small tickets. */
export function CouponLinks({ coupons }: { coupons: Coupon[] }) {
  return (
    <SmallTickets>
      {coupons.map((coupon) => {
        const { amount, rest } = splitTitle(coupon)
        return (
          <li key={coupon.code}>
            <a href={`${pages.coupons.path}#coupon-${coupon.code}`}>
              {amount && <b>{amount} </b>}
              <span>
                {rest} <small>Code&nbsp;{coupon.code}</small>
              </span>
            </a>
          </li>
        )
      })}
    </SmallTickets>
  )
}

const SmallTickets = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { lg: 'repeat(auto-fit, minmax(14rem, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      overflow: 'hidden',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      color: 'fg.link',
      textStyle: 'heading',
      fontSize: 'lead',
      lineHeight: 'snug',
      _hover: { borderColor: 'fg.link' },
      _after: { ...arrow, fontSize: 'title', marginInlineEnd: '3' },
    },
    '& a > *': { padding: '3' },
    '& small': {
      display: 'block',
      fontFamily: 'body',
      fontSize: 'note',
      fontWeight: '400',
    },
    '& b': {
      alignContent: 'center',
      flexShrink: '0',
      minWidth: '3em',
      textAlign: 'center',
      height: '100%',
      bg: 'bg.accent',
      borderInlineEndWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'fg.accent',
      color: 'fg.accent',
      fontSize: 'title',
    },
  },
})
