import { chakra } from '@chakra-ui/react'
import type { Service } from '../../content/model/schema.ts'
import { dollars } from '../calculators/format.ts'

/** The owner's prices for usual jobs, each from and to. */
export function PriceBands({ prices }: { prices: NonNullable<Service['prices']> }) {
  return (
    <chakra.dl display="grid" gap="2" gridTemplateColumns="1fr auto" maxWidth="prose">
      {prices.map(({ what, from, to }) => (
        <chakra.div key={what} display="contents">
          <dt>{what}</dt>
          <chakra.dd fontWeight="700" textAlign="end">
            {from === to ? dollars(from) : `${dollars(from)}–${dollars(to)}`}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
