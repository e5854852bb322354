/** Deletes the record of a key, and the key from the lists and fields of the others. */
export function withoutRecord(text: string, key: string): string {
  const record = new RegExp(`^ {2}\\{\\n {4}(slug|code): '${key}',\\n( {4}.*\\n)* {2}\\},\\n`, 'm')
  return text
    .replace(record, '')
    .replaceAll(new RegExp(`^ {4}\\w+: '${key}',\\n`, 'gm'), '')
    .replaceAll(new RegExp(`\\s*'${key}',?`, 'g'), '')
}

/** Adds a record at the beginning of a list. @param list what comes before its bracket */
export function withRecord(text: string, record: object, list = 'defineRecords'): string {
  return text.replace(
    new RegExp(`${list}[^[]*\\[`),
    (start) => `${start}${JSON.stringify(record)},`,
  )
}

/** Replaces all records of a list. @param list what comes before its bracket */
export function withRecords(text: string, records: object[], list = 'defineRecords'): string {
  return text.replace(
    new RegExp(`(${list}[^[]*\\[)[^]*?(^\\])`, 'm'),
    (_, start, end) => `${start}${records.map((record) => JSON.stringify(record))}${end}`,
  )
}
