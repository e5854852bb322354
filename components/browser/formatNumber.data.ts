import { words } from '../../model/records.ts'

export const { locale } = words
export const { longTime } = words.calculators.form
