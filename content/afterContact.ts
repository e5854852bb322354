/**
 * What happens once the contact form is sent, a step each. Owner: confirm these promises (one business day, who is
 * coming, the price before the work) before the site goes live.
 */
export const nextSteps = [
  'We read your message and call or write back within one business day.',
  "We agree on a time for the visit, and you'll know who is coming.",
  'The technician looks, explains what is wrong and names the price before any work begins.',
]
