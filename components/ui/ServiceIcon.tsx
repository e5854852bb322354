import {
  AirVent,
  Bath,
  BrickWallFire,
  Brush,
  Building2,
  CalendarCheck,
  ClipboardCheck,
  CloudRain,
  Droplets,
  EvCharger,
  Fan,
  Faucet,
  Flame,
  FlameKindling,
  Gauge,
  Hammer,
  Heater,
  House,
  Leaf,
  type LucideIcon,
  Package,
  Plug,
  PlugZap,
  ShowerHead,
  Siren,
  Snowflake,
  Thermometer,
  Umbrella,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react'
import { services } from '../../model/records.ts'
import type { Equipment, Task } from '../../model/schemas/services.ts'
import { IconChip, type IconChipProps } from './IconChip.tsx'

/** Heat and power are warm, cooling, air, and water are cool, and everything else is plain. */
const icons: Partial<Record<Equipment, IconChipProps>> = {
  condenser: { Icon: Snowflake, tone: 'cool' },
  heatPump: { Icon: Fan, tone: 'plain' },
  furnace: { Icon: Flame, tone: 'warm' },
  boiler: { Icon: Heater, tone: 'warm' },
  thermostat: { Icon: Thermometer, tone: 'plain' },
  duct: { Icon: AirVent, tone: 'cool' },
  filter: { Icon: Wind, tone: 'cool' },
  van: { Icon: Siren, tone: 'warm' },
  rooftop: { Icon: Building2, tone: 'plain' },
  house: { Icon: House, tone: 'plain' },
  meter: { Icon: Leaf, tone: 'plain' },
  calendar: { Icon: CalendarCheck, tone: 'plain' },
  waterHeater: { Icon: ShowerHead, tone: 'warm' },
  drain: { Icon: Bath, tone: 'cool' },
  pipe: { Icon: Faucet, tone: 'cool' },
  leak: { Icon: Droplets, tone: 'cool' },
  electricalPanel: { Icon: Zap, tone: 'warm' },
  outlet: { Icon: Plug, tone: 'warm' },
  evCharger: { Icon: EvCharger, tone: 'warm' },
  generator: { Icon: PlugZap, tone: 'warm' },
  chimney: { Icon: BrickWallFire, tone: 'warm' },
  stove: { Icon: FlameKindling, tone: 'warm' },
  roof: { Icon: Umbrella, tone: 'plain' },
  gutter: { Icon: CloudRain, tone: 'cool' },
}

/** A drawing may have no icon of its own. */
function iconOf(equipment: Equipment): IconChipProps {
  return icons[equipment] ?? { Icon: Wrench, tone: 'plain' }
}

type TaskName = NonNullable<Task>

/** Tasks with an icon of their own, in the tone of the equipment. */
const taskIcons: Partial<Record<TaskName | `${Equipment} ${TaskName}`, LucideIcon>> = {
  installation: Package,
  maintenance: ClipboardCheck,
  cleaning: Brush,
  // So that services in one list differ.
  'furnace installation': Hammer,
  'boiler repair': Gauge,
  'boiler installation': Heater,
  'calendar maintenance': Wrench,
}

export function commonTone(services: { equipment: Equipment }[]): IconChipProps['tone'] {
  const tones = services.map(({ equipment }) => iconOf(equipment).tone)
  const count = (tone: IconChipProps['tone']) => tones.filter((other) => other === tone).length
  return tones.toSorted((one, other) => count(other) - count(one))[0] ?? 'plain'
}

interface ServiceIconProps {
  equipment: Equipment
  task?: Task
}

export function ServiceIcon(service: ServiceIconProps) {
  return <IconChip {...findIcon(service, services)} />
}

/** The task's icon is for telling services with the same equipment apart. */
export function findIcon({ equipment, task }: ServiceIconProps, all: ServiceIconProps[]) {
  const chip = iconOf(equipment)
  const isOnly = all.filter((other) => other.equipment === equipment).length < 2
  if (isOnly || !task) return chip
  return { ...chip, Icon: taskIcons[`${equipment} ${task}`] ?? taskIcons[task] ?? chip.Icon }
}
