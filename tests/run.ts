import { spawn } from 'node:child_process'

import { runCommand } from '../renderer/cli/runCommand.ts'

const usage = `Runs all tests, step by step, up to the first step that fails. What a step prints is shown if it fails.

  npm test`

interface Step {
  name: string
  /** An npm script with its arguments. */
  command: string
  needsBrowser?: boolean
}

const steps: Step[] = [
  { name: 'Content, spelling, format', command: 'check' },
  { name: 'Types, unit tests', command: 'test:unit' },
  { name: 'Build', command: 'build -- --ignore-env-file' },
  { name: 'Built site', command: 'test:site' },
  { name: 'Browser', command: 'test:browser', needsBrowser: true },
]

const start = Date.now()
const total = { passed: 0, failed: 0 }

await runCommand(usage, {}, async () => {
  const browser = await run('install-browser', process.stdout)
  const hasBrowser = browser.status === 0

  for (const { name, command, needsBrowser } of steps) {
    if (needsBrowser && !hasBrowser) continue
    const startOfStep = Date.now()
    process.stdout.write(`${name} ...`)
    const { status, output } = await run(command)
    const { passed, failed } = count(output)
    total.passed += passed
    total.failed += failed
    const counted = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''
    console.log(` ${secondsSince(startOfStep)}${counted}`)
    if (status !== 0) {
      console.log(`${output}\nFailed. To run only this step again: npm run ${command}`)
      finish(1, hasBrowser)
    }
  }
  finish(!hasBrowser && process.env.CI ? 1 : 0, hasBrowser)
})

/** Prints the summary. Log parsers read the plain count. */
function finish(status: number, hasBrowser: boolean): never {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  const result = status === 0 ? 'All tests passed' : 'Not all tests passed'
  const missing = hasBrowser
    ? ''
    : ' The browser tests did not run, because no Chromium was found or could be installed.'
  console.log(`${result} in ${secondsSince(start)}.${missing}`)
  process.exit(status)
}

/** Runs an npm script. @param shown where to print its output as it arrives */
async function run(command: string, shown?: NodeJS.WriteStream) {
  // One string, because Windows finds `npm.cmd` only through a shell.
  const child = spawn(`npm run --silent ${command}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
      shown?.write(part)
    })
  }
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, output }
}

/** Adds up the last lines of the test runners: "12 passed, 0 failed". */
function count(output: string) {
  const sum = { passed: 0, failed: 0 }
  for (const [, passed, failed] of output.matchAll(/^(\d+) passed, (\d+) failed$/gm)) {
    sum.passed += Number(passed)
    sum.failed += Number(failed)
  }
  return sum
}

function secondsSince(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`
}
