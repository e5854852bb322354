/** What texts may refer to, besides each other. */
export interface Site {
  /** Every page but the articles: its name by its address. */
  pages: Record<string, string>
  services: string[]
  cities: string[]
  areas: string[]
  /** The day for which the texts are checked, YYYY-MM-DD. */
  today: string
}
