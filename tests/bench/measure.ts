import { execFileSync, spawn } from 'node:child_process'

/** What a command took. */
export interface Cost {
  /** Seconds on the clock. */
  wall: number
  /** Seconds of all processors together, which others at work on the machine disturb less. */
  cpu: number
  /** Most memory at one time, of all its processes together, in MB. */
  memory: number
}

/** Runs a command and measures it, its children included. @throws with its output when it fails */
export async function measure(
  command: string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  // `time -p` counts children that were waited for: in a POSIX shell, everywhere.
  const child = spawn('sh', ['-c', 'time -p "$@"', 'sh', ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    // A group of its own, by which its processes are found.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part
    })
  }
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0))
  }, 100)
  const status = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output.slice(-2000)}`)
  const seconds = (name: string) =>
    Number(output.match(new RegExp(`^${name} ([\\d.]+)$`, 'm'))?.[1])
  return { wall: seconds('real'), cpu: seconds('user') + seconds('sys'), memory }
}

function memoryOf(group: number): number {
  const processes = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' })
  return processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss / 1024 : sum), 0)
}
