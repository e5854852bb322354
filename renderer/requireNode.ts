// Runs before the commands that need it (package.json): an older Node fails later, with words about something else.
import { engines } from '../package.json'

const needed = engines.node.replace('>=', '')
const [major = 0, minor = 0] = needed.split('.').map(Number)
const [actualMajor = 0, actualMinor = 0] = process.versions.node.split('.').map(Number)

if (actualMajor < major || (actualMajor === major && actualMinor < minor)) {
  console.error(
    `This site needs Node ${needed} or newer, and this is ${process.versions.node}. ` +
      'Install a newer one (https://nodejs.org), run `npm ci`, and try again.',
  )
  process.exitCode = 1
}
