// Ways of mails by settings: where links lead, where mails may be looked at, and a production without a mail server, which refuses to sign
// anybody up in words and says so at /healthz.
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { mailOf, PLAY_PASSWORD } from '../../support/play.ts'
import { codeOf } from '../../support/refusals.ts'

const SMTP = 'smtp://127.0.0.1:2525'
const OPEN = { HOST: '0.0.0.0', DEMO: '0' }
/** Origin of links and whether mails may be looked at; null: none are sent. */
const table: [string, Record<string, string>, { origin: string; looks: boolean } | null][] = [
  ['on this machine', { PORT: '8787' }, { origin: 'http://127.0.0.1:8787', looks: true }],
  [
    'under the name of this machine',
    { HOST: 'localhost', PORT: '9000' },
    { origin: 'http://127.0.0.1:9000', looks: true },
  ],
  [
    'with an address of the world, which a proxy leads here',
    { PUBLIC_ORIGIN: 'https://tsumugi.example' },
    { origin: 'https://tsumugi.example', looks: false },
  ],
  ['behind a proxy', { TRUSTED_PROXIES: '1', PORT: '8787' }, { origin: 'http://127.0.0.1:8787', looks: false }],
  [
    'with an address of this machine',
    { PUBLIC_ORIGIN: 'http://127.0.0.1:9000' },
    { origin: 'http://127.0.0.1:9000', looks: true },
  ],
  ['open to the network without one', OPEN, null],
  [
    'open to the network with one',
    { ...OPEN, PUBLIC_ORIGIN: 'https://tsumugi.example' },
    { origin: 'https://tsumugi.example', looks: false },
  ],
  ['with a mail server', { SMTP_URL: SMTP }, { origin: 'http://127.0.0.1:8787', looks: false }],
  ['with a mail server and no origin', { ...OPEN, SMTP_URL: SMTP }, null],
  ['in production', { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tsumugi.example' }, null],
  [
    'in production with a mail server',
    { NODE_ENV: 'production', SMTP_URL: SMTP, PUBLIC_ORIGIN: 'https://tsumugi.example' },
    { origin: 'https://tsumugi.example', looks: false },
  ],
]

test.each(table)('%s', (_, environment, expected) => {
  const { mailer, mails } = openMailer(readConfig(environment))
  mailer?.end()
  expect(mailer && { origin: mailer.origin, looks: mails !== null }).toEqual(expected)
})

describe('without a way of mails', async () => {
  /** Code of an answer that says in words that mails are closed. */
  const closed = (answer: Answer): string => {
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('いまはメールを送れないため、受け付けていません。')
    return codeOf(answer)
  }
  const database = await openDatabase('play')
  const server = await openServer(database, { mailer: null })
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    server.send(path, { method: 'POST', headers: { origin: server.url, ...headers }, body })

  test('sign-up and reset are refused in words, and health names it without taking the server out', async () => {
    const first = await server.send('/api/signup/first', {
      ...{ method: 'POST', body: new URLSearchParams({ mailaddress: 'new@mail.example' }).toString() },
      headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(closed(first)).toBe('MAIL_CLOSED')
    const reset = await post('/api/Identity/requestReset', { mailaddress: mailOf('player') })
    expect(closed(reset)).toBe('MAIL_CLOSED')
    const health = await server.send('/healthz')
    expect([health.status, health.json]).toEqual([200, { status: 'ok', database: 'ok', files: 'ok', mail: 'off' }])
    expect((await server.send('/mails')).text).not.toContain('メールの控え')
  })

  test('whoever has an account signs in, and cannot change the address', async () => {
    const signedIn = await post('/api/Identity/signIn', {
      mailaddress: mailOf('player'),
      password: PLAY_PASSWORD,
      sharedDevice: false,
    })
    expect(signedIn.status).toBe(200)
    const { accessToken: token } = signedIn.json as { accessToken: string }
    const changed = await server.send('/api/Identity/changeMail', {
      ...{ method: 'POST', token, headers: { origin: server.url } },
      body: { password: PLAY_PASSWORD, mailaddress: 'moved@mail.example' },
    })
    expect(closed(changed)).toBe('MAIL_CLOSED')
  })
})

test('the links of a mail never lead where a request says that it was sent to', async () => {
  const database = await openDatabase('play')
  const server = await openServer(database)
  await server.send('/api/Identity/requestReset', {
    ...{ method: 'POST', body: { mailaddress: mailOf('player') } },
    headers: { origin: server.url, host: new URL(server.url).host, 'x-forwarded-host': 'evil.example' },
  })
  const { rows } = await database.pool.query<{ text: string }>('select plain_text as text from mail_outbox')
  expect(rows).toHaveLength(1)
  for (const { text } of rows) {
    expect(text).toContain('https://tsumugi.test/passwordReset?id=')
    expect(text).not.toMatch(/evil\.example|127\.0\.0\.1/)
  }
})
