import { words } from '../../../../model/records.ts'

export const { dismiss, notification, warning } = words.toast
export const { codeCopied, copyYourself, orSchedule, schedule, whatToDo, yourCode } = words.coupons
