import { createLucideIcon } from 'lucide-react'

/** A simpler outline than Lucide's phone, because every page has it. This saves 50 bytes (Brotli). */
export const PhoneIcon = createLucideIcon('phone', [
  [
    'path',
    {
      d: 'M5 3h3.5l2 5L8 10a13 13 0 0 0 6 6l2-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
      key: 'handset',
    },
  ],
])
