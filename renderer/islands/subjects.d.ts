declare module 'virtual:contact-subjects' {
  /** By the name of the parameter: value → how the visitor knows it. */
  export const subjects: Record<'service' | 'city' | 'coupon', Record<string, string>>
}
