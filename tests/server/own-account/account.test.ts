// Sessions, password and address of the own account, over HTTP with real sessions.
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { mailOf, PLAY_PASSWORD } from '../../support/play.ts'
import { codeOf } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const NEW_MAIL = 'moved@play.example'
const NEW_PASSWORD = 'new-horse-9'
const WAITING = `select 1 from pg_locks where not granted and relation = 'auth_user'::regclass
  and database = (select oid from pg_database where datname = current_database())`

const post = (path: string, body: object, token?: string) =>
  server.send(path, { method: 'POST', body, headers: { origin: server.url }, ...(token ? { token } : {}) })
const get = (path: string, token: string) => server.send(path, { token })
const enter = async (mailaddress = mailOf('player'), password = PLAY_PASSWORD): Promise<Answer> =>
  post('/api/Identity/signIn', { mailaddress, password, sharedDevice: false })
const tokenIn = (answer: Answer): string => (answer.json as { accessToken: string }).accessToken
const signedIn = async (...as: Parameters<typeof enter>) => tokenIn(await enter(...as))
const works = async (token: string) => (await get('/api/Account/userInfo', token)).status === 200
const sessionsOf = async (token: string) =>
  ((await get('/api/Account/sessions', token)).json as { sessionList: { sessionId: string; isThis: boolean }[] })
    .sessionList
const lastMail = async (receiver: string) =>
  (await waitingMails(database)).filter(mail => mail.receiver === receiver).at(-1)
const change = (token: string, body: object = {}) =>
  post('/api/Identity/changeMail', { password: PLAY_PASSWORD, mailaddress: NEW_MAIL, ...body }, token)
const linkTo = async (mailaddress = NEW_MAIL) => secretIn(await lastMail(mailaddress), '/mailChange?id=')
const undoLink = async (mailaddress = mailOf('player')) => secretIn(await lastMail(mailaddress), '/mailUndo?id=')
const confirm = (id: string, token?: string) => post('/api/Account/confirmMail', { id }, token)
const undo = (id: string) => post('/api/Account/undoMail', { id })

beforeEach(async () => {
  const hash = await database.pool.query(`select password from auth_account where user_id = $1`, [database.users.other])
  await database.asOwner(async client => {
    await client.query('truncate auth_session, rate_counter, one_time_link, mail_outbox, sent_mail cascade')
    await client.query('update auth_account set password = $1 where user_id = $2', [
      hash.rows[0].password,
      database.users.player,
    ])
    for (const [table, column, id] of [
      ['auth_user', 'email', 'id'],
      ['app_user', 'mailaddress', 'user_id'],
    ]) {
      for (const name of ['player', 'other'] as const) {
        await client.query(`update ${table} set ${column} = $1 where ${id} = $2`, [mailOf(name), database.users[name]])
      }
    }
  })
})

describe('sessions', () => {
  test('are listed with the own one marked; another ends at once, the own and those of others do not', async () => {
    const [here, there, other] = [await signedIn(), await signedIn(), await signedIn(mailOf('other'))]
    const list = await sessionsOf(here)
    expect(list.map(({ isThis }) => isThis).sort()).toEqual([false, true])
    const own = list.find(({ isThis }) => isThis)?.sessionId
    const far = list.find(({ isThis }) => !isThis)?.sessionId
    const foreign = (await sessionsOf(other))[0]?.sessionId
    for (const sessionId of [own, foreign, far]) {
      expect((await post('/api/Account/endSession', { sessionId }, here)).status).toBe(200)
    }
    expect(await Promise.all([works(here), works(there), works(other)])).toEqual([true, false, true])
  })

  test('all others end together', async () => {
    const [here, there, third] = [await signedIn(), await signedIn(), await signedIn()]
    await post('/api/Account/endOtherSessions', {}, here)
    expect(await Promise.all([works(here), works(there), works(third)])).toEqual([true, false, false])
  })
})

describe('the password', () => {
  test('is changed with the old one; other sessions end, and a mail tells of it', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    const answer = await post(
      '/api/Identity/changePassword',
      { password: PLAY_PASSWORD, newPassword: NEW_PASSWORD },
      here,
    )
    expect(answer.status).toBe(200)
    expect(await Promise.all([works(here), works(there)])).toEqual([true, false])
    expect(codeOf(await enter())).toBe('LOGIN_PASSWORD')
    expect((await enter(mailOf('player'), NEW_PASSWORD)).status).toBe(200)
    expect((await lastMail(mailOf('player')))?.subject).toBe('パスワードを変更しました')
  })

  test.each([
    ['a wrong old one', { password: 'wrong-horse' }, 'PASSWORD_MISMATCH'],
    ['a short one', { newPassword: 'short' }, 'PASSWORD_WRONG'],
    ['one with a space', { newPassword: 'two words' }, 'PASSWORD_WRONG'],
  ])('is not changed with %s', async (_, wanted, code) => {
    const here = await signedIn()
    const body = { password: PLAY_PASSWORD, newPassword: NEW_PASSWORD, ...wanted }
    expect(codeOf(await post('/api/Identity/changePassword', body, here))).toBe(code)
    expect((await enter()).status).toBe(200)
    expect(await waitingMails(database)).toEqual([])
  })
})

describe('the address', () => {
  test('changes when the link is pressed, once; other sessions end, and the old address can take it back', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    expect((await change(here)).status).toBe(200)
    expect((await enter(NEW_MAIL)).status).toBe(401)
    const id = await linkTo()
    expect((await confirm(id, here)).status).toBe(200)
    expect(await Promise.all([works(here), works(there)])).toEqual([true, false])
    expect(codeOf(await enter())).toBe('LOGIN_UNKNOWN')
    expect((await enter(NEW_MAIL)).status).toBe(200)
    // Whose answer was lost presses again, and is told what stands; nothing more happens.
    const mails = await waitingMails(database)
    expect((await confirm(id)).status).toBe(200)
    expect(await waitingMails(database)).toEqual(mails)

    const back = await undoLink()
    expect((await undo(back)).status).toBe(200)
    expect(await works(here)).toBe(false)
    expect((await enter()).status).toBe(200)
    expect((await undo(back)).status).toBe(200)
    expect(codeOf(await confirm(id))).toBe('MAIL_LINK_ENDED')
  })

  test('goes to one of two accounts that change to it at the same moment; the other is told', async () => {
    const both = [await signedIn(), await signedIn(mailOf('other'))]
    const ids: string[] = []
    for (const token of both) {
      expect((await change(token)).status).toBe(200)
      ids.push(await linkTo())
    }
    // Held until both have looked whether the address is free.
    const client = await database.pool.connect()
    await client.query('begin; lock table auth_user in share mode')
    const confirmed = Promise.all(ids.map(id => confirm(id)))
    await expect.poll(async () => (await database.pool.query(WAITING)).rowCount, { timeout: 4_000 }).toBe(2)
    await client.query('commit')
    client.release()
    expect((await confirmed).map(answer => (answer.status === 200 ? 'done' : codeOf(answer))).sort()).toEqual([
      'NEW_MAIL_TAKEN',
      'done',
    ])
  })

  test('taken back, a later change of the same hands cannot be confirmed or taken back any more', async () => {
    await change(await signedIn())
    await confirm(await linkTo())
    const back = await undoLink()
    await change(await signedIn(NEW_MAIL), { mailaddress: 'third@play.example' })
    await confirm(await linkTo('third@play.example'))
    const later = await undoLink(NEW_MAIL)
    expect((await undo(back)).status).toBe(200)
    expect(codeOf(await undo(later))).toBe('MAIL_LINK_ENDED')
    expect((await enter()).status).toBe(200)
  })

  test('a second request ends the link of the first, and a new password ends both', async () => {
    const here = await signedIn()
    await change(here)
    const first = await linkTo()
    await change(here)
    expect(codeOf(await confirm(first))).toBe('MAIL_LINK_ENDED')
    const second = await linkTo()
    await post('/api/Identity/changePassword', { password: PLAY_PASSWORD, newPassword: NEW_PASSWORD }, here)
    expect(codeOf(await confirm(second))).toBe('MAIL_LINK_ENDED')
  })

  test.each([
    ['a wrong password', { password: 'wrong-horse' }, 'PASSWORD_MISMATCH'],
    ['no address', { mailaddress: 'nowhere' }, 'NEW_MAIL_WRONG'],
    ['the same address', { mailaddress: mailOf('player') }, 'NEW_MAIL_SAME'],
    ['the address of another', { mailaddress: mailOf('other').toUpperCase() }, 'NEW_MAIL_TAKEN'],
  ])('is not changed with %s', async (_, wanted, code) => {
    expect(codeOf(await change(await signedIn(), wanted))).toBe(code)
    expect(await waitingMails(database)).toEqual([])
  })

  test('that somebody else took meanwhile is refused, and the link stays', async () => {
    await change(await signedIn())
    const id = await linkTo()
    const taken = (mail: string) =>
      database.pool.query('update app_user set mailaddress = $1 where user_id = $2', [mail, database.users.idle])
    await taken(NEW_MAIL)
    expect(codeOf(await confirm(id))).toBe('NEW_MAIL_TAKEN')
    await taken(mailOf('idle'))
    expect((await confirm(id)).status).toBe(200)
  })
})
