import { words } from '../../../../model/records.ts'

export const {
  title,
  spending,
  spendingUnit,
  thermostat,
  thermostatUnit,
  saving,
  paidBack,
  explanation,
  at,
  claimed,
  perYear,
  rangePerYear,
  times,
} = words.calculators.thermostatPayback
