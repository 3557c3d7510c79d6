// A forgotten password, and the bot check of sign-ins after wrong passwords.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appUser } from '#server/areas/identity/tables.ts'
import { type BotCheck, noBotCheck } from '#server/platform/bot-check.ts'
import { refuse } from '#server/platform/refuse.ts'
import { sentMail } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { mailOf, PLAY_NOW, type PlayAccount } from '../../support/play.ts'
import { expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const { db } = database
let now = PLAY_NOW
const bots: BotCheck = {
  ...noBotCheck,
  check: async (action, token) => {
    if (action === 'signIn' && token !== 'human') throw refuse('BOT_CHECK')
  },
}
const server = await openServer(database, { clock: { now: () => now }, limits: true, bots, recheckMs: 60_000 })
const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(`/api/Identity/${name}`, { method: 'POST', headers: { origin: server.url, ...headers }, body })

async function linkFor(account: PlayAccount): Promise<string> {
  expect((await post('requestReset', { mailaddress: mailOf(account) })).status).toBe(200)
  return secretIn((await waitingMails(database)).at(-1), '/passwordReset?id=')
}

describe('a reset', () => {
  test('sets a new password once, ends all sessions, and says so by mail', async () => {
    const token = await server.signIn('player')
    const [earlier, id] = [await linkFor('player'), await linkFor('player')]
    expect((await server.send(`/api/Identity/readReset?id=${id}`)).json).toEqual({ mailaddress: mailOf('player') })
    expect(expectRefusal(await post('resetPassword', { id, password: 'short' }), '')).toBe('PASSWORD_WRONG')
    expect((await post('resetPassword', { id, password: 'quiet-lantern-2' })).json).toEqual({
      mailaddress: mailOf('player'),
    })
    expect((await server.send('/api/coin/getCoins', { token })).status).toBe(401)
    expect(expectRefusal(await post('signIn', credentialsOf('player')), '')).toBe('LOGIN_PASSWORD')
    expect((await post('signIn', { ...credentialsOf('player'), password: 'quiet-lantern-2' })).status).toBe(200)
    for (const used of [id, earlier]) {
      expect(expectRefusal(await post('resetPassword', { id: used, password: 'another-1' }), '')).toBe('RESET_ENDED')
      expect((await server.send(`/api/Identity/readReset?id=${used}`)).json).toEqual({ mailaddress: '' })
    }
    const kept = await db.select().from(sentMail).where(eq(sentMail.userId, database.users.player))
    expect(kept.map(({ kind }) => kind)).toEqual(['passwordReset', 'passwordReset', 'passwordChanged'])
    expect(JSON.stringify(kept)).not.toContain(id)
    expect(JSON.stringify(server.logs)).not.toContain(id)
  })

  test('of two at once sets one password', async () => {
    const id = await linkFor('other')
    const answers = await Promise.all(
      ['first-password', 'second-password'].map(password => post('resetPassword', { id, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('has a link for two hours', async () => {
    const id = await linkFor('other')
    now = new Date(PLAY_NOW.getTime() + 2 * 3_600_000 + 1)
    expect(expectRefusal(await post('resetPassword', { id, password: 'too-late-1' }), '')).toBe('RESET_ENDED')
    now = PLAY_NOW
  })

  test.each([
    ['not-an-address', 'RESET_FORMAT', 'メールアドレスの形式が正しくありません。入力内容をお確かめください。'],
    ['nobody@play.example', 'RESET_UNKNOWN', 'メールアドレスのご登録が確認できません。入力内容をお確かめください。'],
    [mailOf('idle'), 'RESET_OTHER', 'メールアドレスが正しいかお確かめください。'],
  ])('for %s is refused: %s', async (mailaddress, code, words) => {
    await db.update(appUser).set({ accountStatus: 1 }).where(eq(appUser.userId, database.users.idle))
    const answer = await post('requestReset', { mailaddress })
    expect(expectRefusal(answer, code)).toBe(code)
    expect(answer.text).toContain(words)
  })
})

test('after five wrong passwords a sign-in asks for the bot check, and goes on with it', async () => {
  const wrong = { ...credentialsOf('admin'), password: 'wrong-horse' }
  for (let tries = 0; tries < 5; tries++) expect(expectRefusal(await post('signIn', wrong), '')).toBe('LOGIN_PASSWORD')
  expect(expectRefusal(await post('signIn', credentialsOf('admin')), '')).toBe('BOT_CHECK')
  expect(expectRefusal(await post('signIn', wrong, { 'x-bot-check': 'human' }), '')).toBe('LOGIN_PASSWORD')
  expect((await post('signIn', credentialsOf('admin'), { 'x-bot-check': 'human' })).status).toBe(200)
  // A right one forgets the wrong ones.
  expect((await post('signIn', credentialsOf('admin'))).status).toBe(200)
})
