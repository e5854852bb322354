/** What happens once the contact form is sent, a step each. */
export const nextSteps = [
  'We read your message, and call or write back within one business day.',
  "We agree on a time for the visit, and you'll know who is coming.",
  'The technician looks, explains and names the price before any work begins.',
]
