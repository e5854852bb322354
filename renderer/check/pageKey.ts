/** The same for addresses of one page: https://www.epa.gov/radon/#health and https://epa.gov/radon. */
export function pageKey(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/?(#.*)?$/g, '')
}
