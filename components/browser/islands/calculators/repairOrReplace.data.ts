import { words } from '../../../../model/records.ts'

const { repairOrReplace } = words.calculators

export const {
  title,
  equipment,
  equipments,
  breakdowns,
  breakdownsUnit,
  counts,
  refrigerant,
  refrigerants,
  warranty,
  warranties,
  age,
  ageUnit,
  repair,
  replacement,
  sides,
  rules,
  against,
  and,
  share,
  shareLimit,
  shareAtAge,
  costs,
  usual,
  ordinaryWear,
  inTwoYears,
  oneCause,
  underWarranty,
  claim,
  countsAgainst,
  nothingAgainst,
  options,
  likelyWarranty,
  noHeat,
} = repairOrReplace
export const { newer, newerLeaks, r22, r22Leaks, unknown } = repairOrReplace.refrigerantReasons

/** From the strongest case for repair to the strongest case for replacement. */
export const verdicts = Object.values(repairOrReplace.verdicts)
