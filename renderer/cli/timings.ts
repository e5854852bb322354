/** What the marks of a build's steps begin with, among those of libraries. */
const prefix = 'build: '

/** Marks the end of a step, for `--timings`. Node keeps marks for the whole process, bundles included. */
export function endStep(name: string): void {
  performance.mark(prefix + name, { detail: process.cpuUsage() })
}

/** What each step cost: processor time, which other threads add to, and time on the clock. */
export function formatTimings(): string {
  let before = { cpu: 0, clock: 0 }
  const rows = performance.getEntriesByType('mark').flatMap((mark) => {
    if (!(mark instanceof PerformanceMark && mark.name.startsWith(prefix))) return []
    const { user, system }: NodeJS.CpuUsage = mark.detail
    const now = { cpu: (user + system) / 1e6, clock: mark.startTime / 1e3 }
    const row = formatRow(
      mark.name.slice(prefix.length),
      now.cpu - before.cpu,
      now.clock - before.clock,
    )
    before = now
    return row
  })
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  return [
    'Seconds of the processor, and on the clock:',
    ...rows,
    formatRow('All', before.cpu, before.clock),
    `  At most ${megabytes.toLocaleString('en-US')} MB of memory.`,
  ].join('\n')
}

function formatRow(name: string, ...seconds: number[]): string {
  return `  ${`${name}:`.padEnd(32)}${seconds.map((value) => value.toFixed(1).padStart(7)).join('')}`
}
