import { chakra } from '@chakra-ui/react/styled-system'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { CouponTicket } from '../../components/ui/CouponTicket.tsx'
import { coupons, pages, words } from '../../model/records.ts'

export function Page() {
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader {...pages.coupons} drawing={<HeaderDrawing name="tickets" />} />
      </chakra.div>
      <Band size="medium">
        {coupons.length === 0 ? (
          <p>{words.coupons.none}</p>
        ) : (
          <CardGrid gap="4" gridAutoRows={{ mdToLg: '1fr' }} _print={{ display: 'block' }}>
            {coupons.map((coupon) => (
              <chakra.li
                key={coupon.code}
                display="grid"
                maxWidth={{ base: '26rem', mdToLg: 'none' }}
                // Lines up the perforations and the buttons of neighboring tickets.
                css={{
                  lg: {
                    ...subgrid,
                    gridRow: 'span 2',
                    '& > article': { ...subgrid, display: 'grid', gridRow: '1 / -1' },
                  },
                }}
                _print={{ breakAfter: 'page', _last: { breakAfter: 'auto' } }}
              >
                <CouponTicket coupon={coupon} />
              </chakra.li>
            ))}
          </CardGrid>
        )}
      </Band>
      <ClosingCall {...pages.coupons.closing} />
    </>
  )
}

const subgrid = { gridTemplateRows: 'subgrid', rowGap: '0' }
