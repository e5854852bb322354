type Subjects = Record<'service' | 'city' | 'coupon', Record<string, string>>

/**
 * The beginning of a message from a link such as `/contact?service=ac-repair&city=bethesda-md`.
 * @returns a sentence for each value that is known; empty for all others
 */
export function prefillOf(search: string, { service, city, coupon }: Subjects): string {
  const parameters = new URLSearchParams(search)
  const known = (names: Record<string, string>, parameter: string) => {
    const value = parameters.get(parameter) ?? ''
    return Object.hasOwn(names, value) ? { value, name: names[value] } : undefined
  }
  const chosen = {
    service: known(service, 'service'),
    city: known(city, 'city'),
    coupon: known(coupon, 'coupon'),
  }
  return [
    chosen.service && `I would like to schedule ${chosen.service.name}.`,
    chosen.city && `My home is in ${chosen.city.name}.`,
    chosen.coupon &&
      `I would like to use the coupon ${chosen.coupon.value} (${chosen.coupon.name}).`,
  ]
    .filter(Boolean)
    .join(' ')
}
