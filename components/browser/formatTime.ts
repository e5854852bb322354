import { am, pm } from './formatTime.data.ts'

/** @param minutes since midnight, of this or another day @returns '7:00 AM' */
export function formatTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  const time = `${am ? hours % 12 || 12 : hours}:${String(minutes % 60).padStart(2, '0')}`
  return am ? `${time} ${hours < 12 ? am : pm}` : time
}
