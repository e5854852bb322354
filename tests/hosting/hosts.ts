import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as makeRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { listen } from '../support/listen.ts'
import { siteFolder } from '../support/sitePages.ts'

/** A web server that can serve the built site with its file in `hosting/`. */
interface Host {
  name: string
  isInstalled: boolean
  /** The best encoding that it serves. */
  encoding: 'br' | 'gzip'
  /**
   * Builds the complete configuration from the file that owners copy. @param folder for temporary
   * files
   */
  configure(port: string, folder: string): string
  args(file: string, folder: string): string[]
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotliModule)

const nginx: Host = {
  name: 'nginx',
  isInstalled: answers('nginx', '-v'),
  encoding: hasBrotli ? 'br' : 'gzip',
  configure(port, folder) {
    const site = shipped('nginx.conf')
      .replace('listen 80; #http', `listen localhost:${port};`)
      .replace('  listen [::]:80; #http\n', '')
    return nginxConfiguration(folder, site)
  },
  args: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file],
}

const caddy: Host = {
  name: 'Caddy',
  isInstalled: answers('caddy', 'version'),
  encoding: 'br',
  configure(port) {
    const site = shipped('Caddyfile')
      .replace(':80 {', `http://localhost:${port} {`)
      .replace('/srv/site', siteFolder)
      .replace('# redir /old-page', 'redir /old-page')
    return `{\n\tadmin off\n}\n${site}`
  },
  args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

export const hosts = [nginx, caddy]

/** Checks nginx's file with https enabled. @throws with nginx's message */
export function checkNginxHttps(): void {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const options = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.example.com'.split(' ')
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const live = '/etc/letsencrypt/live/www.example.com'
  // Follows the comment at the top of the file.
  const site = shipped('nginx.conf')
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

function shipped(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../hosting', name), 'utf8')
}

/** What Debian's nginx.conf sets, without its folders. */
function nginxConfiguration(folder: string, shippedSite: string): string {
  const site = shippedSite
    .replace('root /srv/site;', `root ${siteFolder};`)
    .replace('# location = /old-page', 'location = /old-page')
    .replace(/# (?=brotli_static on;)/, hasBrotli ? '' : '# ')
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

/**
 * Requests a path exactly as written: `fetch` would normalize it.
 * @returns the raw response, neither decompressed nor redirected
 */
export async function ask(origin: string, path: string, encoding = 'identity', method = 'GET') {
  const { hostname, port } = new URL(origin)
  const headers = { 'accept-encoding': encoding }
  const request = makeRequest({ hostname, port, path, method, headers }).end()
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('There is no answer.')
  const parts: Buffer[] = await response.toArray()
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

/** Starts a server on a free port. */
export async function start(host: Host): Promise<{ origin: string; stop(): Promise<void> }> {
  const { origin, close } = await listen(createServer())
  close()
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  // A server started by root may read files as another user.
  chmodSync(folder, 0o755)
  const file = join(folder, 'configuration')
  writeFileSync(file, host.configure(new URL(origin).port, folder))
  const env = { ...process.env, HOME: folder }
  const server = spawn(host.name.toLowerCase(), host.args(file, folder), { env })
  let output = ''
  server.stderr.on('data', (part) => {
    output += part
  })
  const stop = async () => {
    if (server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await vi.waitFor(async () => server.exitCode ?? (await ask(origin, '/')), { timeout: 20_000 })
    if (server.exitCode !== null) throw new Error(output)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

function answers(command: string, question: string): boolean {
  return spawnSync(command, [question]).status === 0
}
