import { spawn } from 'node:child_process'

import { runCommand } from '../renderer/cli/runCommand.ts'

const usage = `Runs all tests, step by step, up to the first step that fails. What a step prints is shown if it fails.

  npm test`

interface Step {
  name: string
  /** An npm script with its arguments. */
  command: string
}

const browserInstall: Step = { name: 'Browser for tests', command: 'install-browser' }

/** Those in a row run side by side: one of them alone leaves a core idle. */
const rows: Step[][] = [
  [
    { name: 'Content, spelling, format', command: 'check' },
    { name: 'Types, unit tests', command: 'test:unit' },
    { name: 'Build', command: 'build -- --ignore-env-file' },
    browserInstall,
  ],
  [{ name: 'Built site', command: 'test:site' }],
]
const browserTests: Step = { name: 'Browser', command: 'test:browser' }

const start = Date.now()
const total = { passed: 0, failed: 0 }
let hasBrowser = true

await runCommand(usage, {}, async () => {
  for (const row of rows) await runAll(row)
  if (hasBrowser) await runAll([browserTests])
  finish(!hasBrowser && process.env.CI ? 1 : 0)
})

/** Runs the steps of a row, and ends the tests if one of them fails. */
async function runAll(steps: Step[]): Promise<void> {
  const failures = await Promise.all(steps.map(runStep))
  const [failure] = failures.filter((output) => output !== undefined)
  if (failure === undefined) return
  console.log(failure)
  finish(1)
}

/** @returns what a failed step printed */
async function runStep(step: Step): Promise<string | undefined> {
  const startOfStep = Date.now()
  const { status, output } = await run(step.command)
  const { passed, failed } = count(output)
  total.passed += passed
  total.failed += failed
  const counted = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''
  console.log(`${step.name} ... ${secondsSince(startOfStep)}${counted}`)
  if (step === browserInstall) {
    console.log(output.trim())
    hasBrowser = status === 0
    return undefined
  }
  if (status === 0) return undefined
  return `${output}\nFailed. To run only this step again: npm run ${step.command}`
}

/** Prints the summary. Log parsers read the plain count. */
function finish(status: number): never {
  // A step that could not run its tests counts none.
  const failed = status === 0 ? total.failed : Math.max(total.failed, 1)
  console.log(`${total.passed} passed, ${failed} failed`)
  const result = status === 0 ? 'All tests passed' : 'Not all tests passed'
  const missing = hasBrowser
    ? ''
    : ' The browser tests did not run, because no Chromium was found or could be installed.'
  console.log(`${result} in ${secondsSince(start)}.${missing}`)
  process.exit(status)
}

/** Runs an npm script. */
async function run(command: string) {
  // One string, because Windows finds `npm.cmd` only through a shell.
  const child = spawn(`npm run --silent ${command}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
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
