/** When the site is built, or noon (UTC) of `SITE_DAY`. */
export function siteMoment(): Date {
  const set = process.env.SITE_DAY
  return set ? new Date(`${set}T12:00Z`) : new Date()
}
