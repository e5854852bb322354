/** A North American number as people write it: (202) 555-0147, 202-555-0147, 202.555.0147. */
export const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/
