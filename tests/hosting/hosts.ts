import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { parse } from 'yaml'
import { redirectsSchema } from '../../model/schemas/redirects.ts'
import { askHost } from '../../renderer/cli/askHost.ts'
import { writeHostFiles } from '../../renderer/files/hostFiles.ts'
import type { Redirect } from '../../renderer/files/redirectOrder.ts'
import { listen } from '../support/listen.ts'
import { moveOldSite } from '../support/oldSite.ts'
import { siteFolder, sitePaths } from '../support/sitePages.ts'

/** A web server, or a host's tool, that can serve the built site with its file in `hosting/`. */
export interface Host {
  name: string
  command: string
  isInstalled: boolean
  /**
   * Builds the complete configuration from the file that owners copy. @param folder with what the
   * build writes to dist/
   */
  configure(port: string, folder: string): string
  args(file: string, folder: string, port: string): string[]
  /**
   * What is known to be wrong, and nobody can mend in `hosting/`: by group, the requests, as in
   * 'GET /about', and what is said of each.
   */
  differences?: Record<string, [requests: RegExp, problem: string][]>
}

/** The redirects of an owner who moved from another site. */
export const redirects = redirectsSchema.parse([
  ...parse(readFileSync(join(import.meta.dirname, 'redirects.yaml'), 'utf8')),
  ...moveOldSite(sitePaths),
])

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotliModule)

const nginx = {
  name: 'nginx',
  command: 'nginx',
  isInstalled: answers('nginx', '-v'),
  configure(port, folder) {
    const site = shipped('nginx.conf', folder)
      .replace('listen 80; #http', `listen localhost:${port};`)
      .replace('  listen [::]:80; #http\n', '')
    return nginxConfiguration(folder, site)
  },
  args: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file],
} satisfies Host

const caddy: Host = {
  name: 'Caddy',
  command: 'caddy',
  isInstalled: answers('caddy', 'version'),
  configure(port, folder) {
    const site = shipped('Caddyfile', folder).replace(':80 {', `http://localhost:${port} {`)
    return `{\n\tadmin off\n}\n${site}`
  },
  args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

const apacheModules = '/usr/lib/apache2/modules'

/** Apache as shared hosting has it: the site's own file may set all that it can set. */
function apache(name: string, options: string, others: string[]): Host {
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', ...others]
  return {
    name,
    command: 'apache2',
    isInstalled: answers('apache2', '-v') && existsSync(apacheModules),
    configure: (port, folder) => `
      ${modules.map((module) => `LoadModule ${module}_module ${apacheModules}/mod_${module}.so`).join('\n')}
      ServerName localhost
      Listen localhost:${port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      LogLevel crit
      TypesConfig /etc/mime.types
      DocumentRoot ${folder}/client
      <FilesMatch "^\\.ht">
        Require all denied
      </FilesMatch>
      <Directory ${folder}/client>
        Options ${options}
        AllowOverride All
      </Directory>`,
    args: (file) => ['-f', file, '-D', 'FOREGROUND'],
  }
}

const usual = ['negotiation', 'deflate', 'autoindex', 'filter', 'setenvif', 'expires']

export const hosts = [
  nginx,
  caddy,
  apache('Apache', 'Indexes FollowSymLinks', usual),
  apache('Apache with MultiViews', 'Indexes FollowSymLinks MultiViews', usual),
  apache('Apache with few modules', 'FollowSymLinks', []),
]

/** Checks nginx's file with https enabled. @throws with nginx's message */
export function checkNginxHttps(): void {
  const folder = newFolder()
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const options = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.example.com'.split(' ')
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const live = '/etc/letsencrypt/live/www.example.com'
  // Follows the comment at the top of the file.
  const site = shipped('nginx.conf', folder)
    .replace(/^.*#http\n/gm, '')
    .replaceAll('#https ', '')
    .replace(`${live}/fullchain.pem`, certificate)
    .replace(`${live}/privkey.pem`, key)
  const file = join(folder, 'configuration')
  writeFileSync(file, nginxConfiguration(folder, site))
  try {
    execFileSync('nginx', ['-t', ...nginx.args(file, folder)], { stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file of `hosting/`, for what the build wrote to a folder. */
export function shipped(name: string, folder: string): string {
  return readFileSync(join(import.meta.dirname, '../../hosting', name), 'utf8')
    .replaceAll('/srv/site', `${folder}/client`)
    .replaceAll('/srv/hosting', `${folder}/hosting`)
}

/** What Debian's nginx.conf sets, without its folders. */
function nginxConfiguration(folder: string, shippedSite: string): string {
  const site = shippedSite.replace(/# (?=brotli_static on;)/, hasBrotli ? '' : '# ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${hasBrotli ? `load_module ${brotliModule};` : ''}
    daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${site}
    }`
}

/** A copy of the build with redirects, and with files that prove to whom the domain belongs. */
export async function prepareSite(redirects: Redirect[]): Promise<string> {
  const folder = newFolder()
  cpSync(siteFolder, join(folder, 'client'), { recursive: true })
  await writeHostFiles(redirects, folder)
  const challenges = join(folder, 'client/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'token.key')
  const google = 'google1a2b3c4d5e6f.html'
  writeFileSync(join(folder, 'client', google), `google-site-verification: ${google}`)
  return folder
}

/** A server that root started may read files as another user. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Starts a server on a free port. @param folder from `prepareSite` */
export async function start(
  host: Host,
  folder: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const { origin, close } = await listen(createServer())
  close()
  const { port } = new URL(origin)
  // Hosts' tools read the format from the name.
  const file = join(folder, 'configuration.json')
  writeFileSync(file, host.configure(port, folder))
  // Tools neither ask nor report anything.
  const env = { ...process.env, HOME: folder, CI: 'true', WRANGLER_SEND_METRICS: 'false' }
  const server = spawn(host.command, host.args(file, folder, port), {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr.on('data', (part) => {
    output += part
  })
  const stop = async () => {
    if (server.kill()) await once(server, 'exit')
  }
  try {
    await vi.waitFor(async () => server.exitCode ?? (await askHost(origin, { path: '/' })), {
      timeout: 20_000,
    })
    if (server.exitCode !== null) throw new Error(output)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

export function answers(command: string, question: string): boolean {
  return spawnSync(command, [question]).status === 0
}
