/** Address of the list of articles, in dev alone. */
export const overviewPath = '/__articles'
