import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answers, type Host, shipped } from './hosts.ts'

const workers: Host = {
  name: 'Cloudflare Workers',
  command: 'wrangler',
  isInstalled: answers('wrangler', '--version'),
  configure: (_, folder) => shipped('wrangler.jsonc', folder).replace('../dist/client', 'client'),
  args: (file, _, port) => ['dev', '--config', file, '--ip', '127.0.0.1', '--port', port],
  differences: {
    // Cloudflare's network compresses.
    Compression: [
      [
        /./,
        'lacks the header "Vary: Accept-Encoding", so a cache may send it to the wrong browsers',
      ],
    ],
    'Requests of all kinds': [[/%/, "answers 307, so visitors don't see it"]],
    'One address for each page': [[/./, 'answers 307: status 301 would lead to another address']],
    'Missing pages': [
      [/ \/404$/, 'answers 200, not 404'],
      [/ \/404(\.html|\/)$/, 'answers 307, not 404'],
      [/ \/assets\//, 'is missing for a year, even if you add it'],
      [/ \/[/\\]/, 'answers 307, not 404'],
      [/\/\.\.?\//, 'answers 200, not 404'],
    ],
    'Files of yours': [[/google/, "answers 307, so whoever looks for this file doesn't find it"]],
    Redirects: [
      [/\?p=123/, 'answers 200: status 301 would lead to another address'],
      [/\?page_id=12/, 'leads to /about?page_id=12, not to /services'],
    ],
  },
}

const firebase: Host = {
  name: 'Firebase',
  command: 'superstatic',
  isInstalled: answers('superstatic', '--version'),
  configure(_, folder) {
    const built = join(folder, 'hosting/firebase.json')
    const text = existsSync(built) ? readFileSync(built, 'utf8') : shipped('firebase.json', folder)
    return text.replace('dist/client', 'client')
  },
  args: (file, _, port) => ['.', '--compression', '-c', file, '--host', '127.0.0.1', '-p', port],
  differences: {
    'Missing pages': [
      [/ \/404(\.html|\/)$/, 'answers 301, not 404'],
      [/ \/assets\//, 'is missing for a year, even if you add it'],
      [/ \/\/(?!example)| \/\.\//, 'answers 200, not 404'],
      // The tool serves what Firebase ignores.
      [/\.(br|gz)$| \/_/, 'answers 200, not 404'],
    ],
    'Broken requests': [
      [/ \/\.htaccess$/, 'answers 200, not 404'],
      [/a{300}/, 'answers 500, not 404'],
    ],
    Messages: [
      [/^POST /, 'answers 200 to POST, so a message that nobody gets seems to arrive'],
      [/^PUT /, 'answers 200 to PUT, so a message that nobody gets seems to arrive'],
      [/^DELETE /, 'answers 200 to DELETE, so a message that nobody gets seems to arrive'],
    ],
    'Files of yours': [[/google/, "answers 301, so whoever looks for this file doesn't find it"]],
    'Second visits': [[/./, 'is sent again to visitors who have it']],
    Redirects: [
      [
        /\/questions\/\?/,
        'leads to /faq#questions?utm_source=old&b=c, not to /faq?utm_source=old&b=c#questions',
      ],
      // The tool encodes addresses a second time, and appends any query, also an empty one.
      [
        /\/our-crew$/,
        'leads to https://example.org/team/%2520a, not to https://example.org/team/%20a',
      ],
      [
        /\/our-crew\?/,
        'leads to https://example.org/team/%2520a?utm_source=old&b=c, not to https://example.org/team/%20a?utm_source=old&b=c',
      ],
      [/~e\/$/, 'leads to https://example.org/?a=b&, not to https://example.org/?a=b'],
      [
        /~e\/\?/,
        'leads to https://example.org/?a=b&utm_source=old&b=c, not to https://example.org/?a=b',
      ],
      [/\?p=123/, 'answers 200: status 301 would lead to another address'],
      [/\?page_id=12/, 'leads to /about?page_id=12, not to /services'],
    ],
  },
}

/** The tools with which hosts let their customers try a site. */
export const hostTools = [workers, firebase]
