import { words } from '../../../../model/records.ts'

export default words.calculators.coolingCost
