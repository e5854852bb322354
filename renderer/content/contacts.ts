/**
 * Matches North American phone numbers: (202) 555-0147, 202-555-0147, 202.555.0147, 202/555-0147,
 * 2025550147, and those with the special spaces and hyphens of word processors.
 */
export const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:(?:\(\d{3}\)[ \u00a0]?|\d{3}[ \u00a0./‑–-])\d{3}[ \u00a0.‑–-]\d{4}|[2-9]\d{2}[2-9]\d{6})(?![\d-])/

/** Matches an email address in a text. */
export const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
