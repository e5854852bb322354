import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteFolder } from '../site/builtSite.ts'

/** A web server that serves the built site with the configuration that this folder ships. */
export interface Host {
  name: string
  origin: string
  isInstalled: boolean
  /** The encoding that it serves best. */
  encoding: 'br' | 'gzip'
  /** @returns what stops it */
  start(): Promise<() => void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const nginx: Host = {
  name: 'nginx',
  origin: 'http://localhost:3145',
  isInstalled: answers('nginx', '-v'),
  encoding: existsSync(brotliModule) ? 'br' : 'gzip',
  start() {
    const shipped = readFileSync(join(import.meta.dirname, '../../hosting/nginx.conf'), 'utf8')
      .replace('listen 80;', 'listen localhost:3145;')
      .replace('root /srv/site;', `root ${siteFolder};`)
    const hasBrotli = nginx.encoding === 'br'
    const site = hasBrotli ? shipped.replace('# brotli_static on;', 'brotli_static on;') : shipped
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const main = `
      ${hasBrotli ? `load_module ${brotliModule};` : ''}
      daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
      events {}
      http {
        include /etc/nginx/mime.types; access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${site}
      }`
    return run(this, folder, main, (file) => ['-e', 'stderr', '-p', folder, '-c', file])
  },
}

const caddy: Host = {
  name: 'Caddy',
  origin: 'http://localhost:3146',
  isInstalled: answers('caddy', 'version'),
  encoding: 'br',
  start() {
    const shipped = readFileSync(join(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8')
      .replace(':80 {', 'http://localhost:3146 {')
      .replace('/srv/site', siteFolder)
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
    const main = `{\n\tadmin off\n}\n${shipped}`
    return run(this, folder, main, (file) => ['run', '--adapter', 'caddyfile', '--config', file])
  },
}

export const hosts = [nginx, caddy]

/** An answer as it came, neither unpacked nor followed. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for a path as it is written: `fetch` would tidy it up. */
export function ask(host: Host, path: string, encoding = 'identity'): Promise<Answer> {
  const { hostname, port } = new URL(host.origin)
  const headers = { 'accept-encoding': encoding }
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, async (response) => {
      const parts: Buffer[] = await response.toArray()
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, headers, body: Buffer.concat(parts) })
    }).on('error', reject)
  })
}

async function run(host: Host, folder: string, text: string, args: (file: string) => string[]) {
  // Started by root, the server may read as another user.
  chmodSync(folder, 0o755)
  const file = join(folder, 'configuration')
  writeFileSync(file, text)
  const env = { ...process.env, HOME: folder }
  const server = spawn(host.name.toLowerCase(), args(file), { env })
  let said = ''
  server.stderr.on('data', (part) => {
    said += part
  })
  for (let i = 0; i < 100; i++) {
    const isUp = await ask(host, '/').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (server.exitCode !== null) throw new Error(said)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function answers(command: string, question: string): boolean {
  try {
    execFileSync(command, [question], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
