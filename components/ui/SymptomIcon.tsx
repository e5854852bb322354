import {
  AirVent,
  Bath,
  BrickWallFire,
  Droplets,
  Flame,
  Heater,
  ReceiptText,
  Snowflake,
  Thermometer,
  Umbrella,
  Volume2,
  Wind,
  Zap,
} from 'lucide-react'
import type { SymptomSign } from '../../model/schemas/symptoms.ts'
import { IconChip, type IconChipProps } from './IconChip.tsx'

const icons: Record<SymptomSign, IconChipProps> = {
  heat: { Icon: Flame, tone: 'warm' },
  cold: { Icon: Snowflake, tone: 'cool' },
  water: { Icon: Droplets, tone: 'cool' },
  noise: { Icon: Volume2, tone: 'plain' },
  smell: { Icon: Wind, tone: 'warm' },
  room: { Icon: AirVent, tone: 'cool' },
  bill: { Icon: ReceiptText, tone: 'plain' },
  drain: { Icon: Bath, tone: 'cool' },
  power: { Icon: Zap, tone: 'warm' },
  roof: { Icon: Umbrella, tone: 'plain' },
  thermostat: { Icon: Thermometer, tone: 'plain' },
  radiator: { Icon: Heater, tone: 'warm' },
  chimney: { Icon: BrickWallFire, tone: 'warm' },
}

export function SymptomIcon({ sign }: { sign: SymptomSign }) {
  return <IconChip {...icons[sign]} />
}
