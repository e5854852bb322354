/** What a TCP connection sends in its first flight, in bytes (10 segments, RFC 6928): document, style and script of a page. */
export const firstFlight = 14_600

/** Mean of the documents with their style, in bytes. */
export const meanBudget = 9_200
