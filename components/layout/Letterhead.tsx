import { chakra } from '@chakra-ui/react/styled-system'
import { business } from '../../model/records.ts'
import { absoluteUrl } from '../../model/settings.ts'
import { usePhone } from '../ui/usePhone.ts'

/** Print only: the business name, its phone number, and the URL of the page. */
export function Letterhead({ path }: { path: string }) {
  return (
    <chakra.p
      data-letterhead=""
      display="none"
      paddingBottom="2"
      borderBottomWidth="1px"
      _print={{ display: 'block' }}
    >
      <strong>{business.name}</strong> · {usePhone().phone} · {absoluteUrl(path)}
    </chakra.p>
  )
}
