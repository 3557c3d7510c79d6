// Servers at which nobody can sign up: the start says why, health names it, and whoever tries is refused in words.
import { expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { PROJECT, webOf } from '../../support/firebase.ts'
import { send } from '../../support/http.ts'
import { codeOf } from '../../support/refusals.ts'
import { dataFolder, type Environment, startServer } from '../../support/server-process.ts'

const database = await openDatabase('empty')
const web = webOf()
const firebase = {
  ...{ FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: web.apiKey, FIREBASE_APP_ID: web.appId },
  FIREBASE_AUTH_DOMAIN: web.authDomain,
}
const ofMails = 'no mail can be sent (SMTP_URL, PUBLIC_ORIGIN): nobody can sign up or have a password back'
const ofAccounts = 'no account can be made at Firebase (FIREBASE_SERVICE_ACCOUNT): nobody can sign up by mail'

test.each<[string, Environment, string[], object, string]>([
  ['with Firebase and no service account', firebase, [ofAccounts], { mail: 'ok', accounts: 'off' }, 'SIGN_UP_CLOSED'],
  ['in production without a mail server', { NODE_ENV: 'production' }, [ofMails], { mail: 'off' }, 'MAIL_CLOSED'],
])('%s', async (_, environment, sentences, parts, code) => {
  const common = { DATABASE_URL: database.url, DATA_DIR: dataFolder('closed-sign-up'), BOT_CHECK: '0' }
  const server = await startServer({ ...common, ...environment })
  try {
    expect([ofMails, ofAccounts].filter(sentence => server.stdout().includes(sentence))).toEqual(sentences)
    const health = await send(`${server.url}/healthz`)
    expect([health.status, health.json]).toEqual([200, { status: 'ok', database: 'ok', files: 'ok', ...parts }])
    const refused = await send(`${server.url}/api/signup/first`, {
      ...{ method: 'POST', body: new URLSearchParams({ mailaddress: 'new@mail.example' }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
    })
    expect([refused.status, codeOf(refused)]).toEqual([503, code])
  } finally {
    await server.end('SIGTERM')
  }
})
