import { words } from '../../../../model/records.ts'

export const { example, figures, limits, noResult, notANumber, question, result } =
  words.calculators.form
