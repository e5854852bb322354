import { fillWords, pages, withoutBreaks, words } from '../../model/records.ts'
import type { Coupon } from '../../model/schemas/coupons.ts'
import { splitTitle } from './CouponTicket.tsx'
import { formatDate } from './FormattedDate.tsx'
import { LinkList } from './LinkList.tsx'

export function CouponLinks({ coupons }: { coupons: Coupon[] }) {
  const links = coupons.map((coupon) => {
    const { code, validThrough } = coupon
    const { amount, rest } = splitTitle(coupon)
    return {
      href: `${pages.coupons.path}#coupon-${code}`,
      before: amount && <b>{amount} </b>,
      label: rest,
      note: (
        <>
          {withoutBreaks(fillWords(words.coupons.code, { code }))}
          {validThrough && ` · ${fillWords(words.days.through, { day: formatDate(validThrough) })}`}
        </>
      ),
      until: validThrough,
    }
  })
  return <LinkList look="tickets" links={links} />
}
