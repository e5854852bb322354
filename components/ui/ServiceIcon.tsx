import { chakra } from '@chakra-ui/react/styled-system'
import {
  AirVent,
  Building2,
  CalendarCheck,
  Fan,
  Flame,
  Heater,
  House,
  Leaf,
  type LucideIcon,
  Siren,
  Snowflake,
  Thermometer,
  Wind,
} from 'lucide-react'
import type { Machine } from '../../content/model/schemas/services.ts'

/** Heating is warm, cooling and air are cool, and everything else is both. */
const icons: Record<Machine, { Icon: LucideIcon; tone: 'warm' | 'cool' | 'both' }> = {
  condenser: { Icon: Snowflake, tone: 'cool' },
  heatPump: { Icon: Fan, tone: 'both' },
  furnace: { Icon: Flame, tone: 'warm' },
  boiler: { Icon: Heater, tone: 'warm' },
  thermostat: { Icon: Thermometer, tone: 'both' },
  duct: { Icon: AirVent, tone: 'cool' },
  filter: { Icon: Wind, tone: 'cool' },
  van: { Icon: Siren, tone: 'warm' },
  rooftop: { Icon: Building2, tone: 'both' },
  house: { Icon: House, tone: 'both' },
  meter: { Icon: Leaf, tone: 'both' },
  calendar: { Icon: CalendarCheck, tone: 'both' },
}

/** The icon of a service and its articles, in warm or cool colors. */
export function ServiceIcon({ machine }: { machine: Machine }) {
  const { Icon, tone } = icons[machine]
  return (
    <Chip tone={tone} aria-hidden="true">
      <Icon size={24} />
    </Chip>
  )
}

const Chip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // If it were centered, a two-line title would move it while the page streams in.
    alignSelf: 'start',
    width: '2.75rem',
    height: '2.75rem',
    flexShrink: '0',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
  variants: {
    tone: {
      warm: { bg: 'bg.warm', color: 'fg.warm' },
      cool: { bg: 'bg.cool', color: 'fg.link' },
      both: {
        bgImage: 'linear-gradient(120deg, {colors.bg.warm} 50%, {colors.bg.cool} 50%)',
        color: 'fg.brand',
      },
    },
  },
})
