import { chakra } from '@chakra-ui/react/styled-system'
import { Award, CalendarCheck, Clock, ShieldCheck } from 'lucide-react'
import { Band } from '../../../components/ui/Band.tsx'
import { home, words } from '../../../model/records.ts'

const icons = { clock: Clock, calendar: CalendarCheck, shield: ShieldCheck, award: Award }

export function TrustPoints() {
  return (
    <Band as="section" tone="sunken" size="small">
      <chakra.h2 srOnly>{words.home.trust}</chakra.h2>
      <chakra.ul
        display="grid"
        gap="6"
        gridTemplateColumns={{ sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      >
        {home.trustPoints.map(({ icon, title, text }) => {
          const Icon = icons[icon]
          return (
            <chakra.li key={title} display="flex" gap="3">
              <chakra.span color="fg.accent" flexShrink="0">
                <Icon size={28} aria-hidden="true" />
              </chakra.span>
              <div>
                <chakra.h3 fontSize={{ lg: 'text', xl: 'lead' }}>{title}</chakra.h3>
                <chakra.p color="fg.muted" fontSize={{ base: 'note', xl: 'text' }}>
                  {text}
                </chakra.p>
              </div>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Band>
  )
}
