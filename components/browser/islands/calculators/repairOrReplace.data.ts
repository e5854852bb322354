import { words } from '../../../../model/records.ts'

const { repairOrReplace } = words.calculators

/** From the strongest case for repair to the strongest case for replacement. */
export const verdicts = Object.values(repairOrReplace.verdicts)

export default { ...repairOrReplace, ...repairOrReplace.refrigerantReasons, verdicts }
