import { chakra } from '@chakra-ui/react/styled-system'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { CardGrid } from '../../components/ui/CardGrid.tsx'
import { CouponTicket } from '../../components/ui/CouponTicket.tsx'
import { lastDay, shownOn } from '../../components/ui/shownOn.ts'
import { coupons, pages, words } from '../../model/records.ts'

const until = lastDay(coupons.map(({ validThrough }) => validThrough))

export function Page() {
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader
          {...pages.coupons}
          // It says what to do with a coupon.
          lead={coupons.length > 0 ? pages.coupons.lead : undefined}
          drawing={<HeaderDrawing name="tickets" />}
        />
      </chakra.div>
      <Band size="medium">
        {coupons.length > 0 && (
          <CardGrid
            gap="4"
            gridAutoRows={{ mdToLg: '1fr' }}
            _print={{ display: 'block' }}
            {...shownOn({ until })}
          >
            {coupons.map((coupon) => (
              <chakra.li
                key={coupon.code}
                {...shownOn({ until: coupon.validThrough })}
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
        {(coupons.length === 0 || until) && <p hidden={coupons.length > 0}>{words.coupons.none}</p>}
      </Band>
      <ClosingCall {...pages.coupons.closing} />
    </>
  )
}

const subgrid = { gridTemplateRows: 'subgrid', rowGap: '0' }
