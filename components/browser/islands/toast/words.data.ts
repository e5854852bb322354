import { words } from '../../../../model/records.ts'

export const { warning, notification } = words.toast
export const { codeCopied, copyYourself, orSchedule, schedule, whatToDo, yourCode } = words.coupons
