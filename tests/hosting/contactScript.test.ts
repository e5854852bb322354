import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { scriptWords } from '../../model/contactForm.ts'
import { business } from '../../model/records.ts'
import { contactScript } from '../../renderer/files/hostFiles.ts'
import { temporaryFolder } from '../support/files.ts'

const isInstalled = spawnSync('php-cgi', ['-v']).status === 0
if (!isInstalled) console.log('Skipped: php-cgi is not installed.')

const root = temporaryFolder('contact-script')
const folder = join(root, 'site')
const script = join(folder, 'contact.php')
const owner = { ...business, name: "Pat's Heating", email: "o'neil@example.com" }
const message = {
  name: 'José Lee',
  phone: '(202) 555-0100',
  message: 'No heat & no light.\nPlease!',
}

interface Answer {
  status: number
  headers: string
  body: string
  /** What was emailed; undefined if nothing was. */
  mail?: string
}

/** Posts to contact.php as a web server does. */
function post(
  fields: Record<string, string>,
  { accept = 'application/json', mailer = 'cat', method = 'POST' } = {},
): Answer {
  const sent = join(folder, 'mail')
  rmSync(sent, { force: true })
  const input = new URLSearchParams(fields).toString()
  const { stdout } = spawnSync('php-cgi', ['-d', `sendmail_path="${mailer} > ${sent}"`], {
    input,
    encoding: 'utf8',
    env: {
      ...process.env,
      TMPDIR: folder,
      REDIRECT_STATUS: '200',
      REQUEST_METHOD: method,
      SCRIPT_FILENAME: script,
      CONTENT_TYPE: 'application/x-www-form-urlencoded',
      CONTENT_LENGTH: String(input.length),
      HTTP_ACCEPT: accept,
      REMOTE_ADDR: '192.0.2.1',
    },
  })
  const [headers = '', ...body] = stdout.split('\r\n\r\n')
  return {
    status: Number(headers.match(/^Status: (\d+)/m)?.[1] ?? 200),
    headers,
    body: body.join('\r\n\r\n'),
    ...(existsSync(sent) && { mail: readFileSync(sent, 'utf8') }),
  }
}

const html = { accept: 'text/html,*/*;q=0.8' }
const sentAnswer = { status: 200, body: '{"ok":true}' }

describe.runIf(isInstalled)('contact.php', () => {
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(script, contactScript(owner, scriptWords))
  })

  test('emails the owner what the visitor wrote, and where to reply', () => {
    const { mail = '', ...answer } = post({
      ...message,
      email: 'jose@example.org',
      seconds: '9',
      _gotcha: '',
    })
    expect(answer).toMatchObject(sentAnswer)
    const [head = '', body] = mail.replaceAll('\r', '').split('\n\n')
    const headers = head.split('\n')
    expect(headers).toContain(`To: ${owner.email}`)
    expect(headers).toContain(`From: website@${new URL(business.url).hostname.replace('www.', '')}`)
    expect(headers).toContain('Reply-To: jose@example.org')
    const [, subject = ''] = head.match(/^Subject: =\?UTF-8\?B\?(.*)\?=$/m) ?? []
    expect(Buffer.from(subject, 'base64').toString()).toBe('Service request from José Lee')
    expect(body).toBe('Name: Jos=C3=A9 Lee\nPhone: (202) 555-0100\nEmail: jose@example.org')
    expect(mail).toContain('No heat & no light.\r\nPlease!')
  })

  test('without script, leads to what happens next, and a visit leads to the form', () => {
    const visit = post({}, { ...html, method: 'GET' })
    expect(visit.status).toBe(303)
    expect(visit.headers).toMatch(/^Location: \/contact$/m)
    const answer = post(message, html)
    expect(answer.status).toBe(303)
    expect(answer.headers).toMatch(/^Location: \/contact#sent$/m)
    expect(answer.mail).toContain('Phone: (202) 555-0100')
  })

  test.each<[string, Record<string, string>, number]>([
    ['a line break in the name', { name: 'Pat\r\nCc: other@example.org' }, 422],
    ['a line break in the email address', { email: 'pat@example.org\nCc: other@example.org' }, 422],
    ['a line break in the phone number', { phone: '555\r0100' }, 422],
    ['no name', { name: ' ' }, 422],
    ['no phone number and no email address', { phone: '' }, 422],
    ['a name that is too long', { name: 'a'.repeat(201) }, 422],
    ['a message that is too long', { message: 'a'.repeat(20_001) }, 422],
    ['a filled-in honeypot', { _gotcha: 'https://spam.example' }, 422],
    ['less than two seconds', { seconds: '1' }, 422],
  ])('refuses %s, and keeps what was typed', (_, fields, status) => {
    const typed = { ...message, ...fields }
    const answer = post(typed)
    expect(answer).toMatchObject({ status, body: expect.stringContaining('"ok":false') })
    expect(answer).not.toHaveProperty('mail')
    const page = post(typed, html)
    expect(page).toMatchObject({ status })
    expect(page).not.toHaveProperty('mail')
    expect(page.body).toContain(
      `<a href="tel:+1${business.phone.replace(/\D/g, '')}">${business.phone}`,
    )
    expect(page.body).toContain('Pat&#039;s Heating')
    const shown = page.body.match(/<textarea[^>]*>\n([\s\S]*)<\/textarea>/)?.[1] ?? ''
    expect(shown).toContain(typed.message.replaceAll('&', '&amp;'))
  })

  test('sends a message with an unusual email address, without replying to it', () => {
    const { mail, ...answer } = post({ ...message, phone: '', email: 'pat@localhost' })
    expect(answer).toMatchObject(sentAnswer)
    expect(mail).toContain('Email: pat@localhost')
    expect(mail).not.toContain('Reply-To')
  })

  test('shows what was typed as text', () => {
    expect(post({ ...message, name: '', message: '</textarea><b>' }, html).body).toContain(
      '&lt;/textarea&gt;&lt;b&gt;',
    )
  })

  test('accepts five messages an hour from a connection', () => {
    const statuses = Array.from({ length: 6 }, () => post(message).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(post(message)).not.toHaveProperty('mail')
  })

  test('says no if the mail program fails, or nobody wrote an address into the file', () => {
    expect(post(message, { mailer: 'false' })).toMatchObject({
      status: 500,
      body: expect.stringContaining('could not send'),
    })
    writeFileSync(script, readFileSync('hosting/contact.php'))
    const answer = post(message)
    expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('no email address') })
    expect(answer).not.toHaveProperty('mail')
  })
})
