import { words } from '../model/records.ts'

// https://vike.dev/lang
export const lang = () => words.locale
