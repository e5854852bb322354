import { words } from '../../../model/records.ts'

export const { copied, notCopied } = words.coupons
export const offline = `${words.form.offline} ${words.form.nothingLost}`
