// Joining by mail: the mail, its link, the account, the record, and each thing that is refused on the way.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appUser, authSession, authUser, userClass } from '#server/areas/identity/tables.ts'
import { mailOutbox, oneTimeLink, sentMail } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { secretIn, waitingMails } from '../../support/mails.ts'
import { mailOf, PLAY_NOW } from '../../support/play.ts'
import { expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const { db } = database
let now = PLAY_NOW
const server = await openServer(database, { clock: { now: () => now } })
const origin = server.url
const PASSWORD = 'newcomer-1'

let people = 0
let mailaddress = ''
beforeEach(async () => {
  now = PLAY_NOW
  mailaddress = `new-${++people}@mail.example`
  await db.delete(mailOutbox)
})

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const first = (address = mailaddress, headers: Record<string, string> = { origin }) =>
  server.send('/api/signup/first', {
    method: 'POST',
    headers: { ...asForm, ...headers },
    body: form({ mailaddress: address }),
  })
const init = (id: string) => server.send(`/api/signup/init?temporaryId=${id}`)
const cookieOf = (answer: Answer): string =>
  (answer.headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0]).join('; ')
const createAccount = (cookie: string, password = PASSWORD) =>
  server.send('/api/Identity/createAccount', { method: 'POST', headers: { origin, cookie }, body: { password } })

/** Sends the mail and opens its link. */
async function opened(): Promise<{ id: string; cookie: string }> {
  expect((await first()).status).toBe(200)
  const id = secretIn((await waitingMails(database)).at(-1), '/authOver?id=')
  const answer = await init(id)
  expect(answer.json).toEqual({ mailaddress, provider: null })
  return { id, cookie: cookieOf(answer) }
}

type Account = { userId: string; accessToken: string }
async function withAccount() {
  const link = await opened()
  const answer = await createAccount(link.cookie)
  expect(answer.status).toBe(200)
  return { ...link, ...(answer.json as Account), session: cookieOf(answer) }
}

const addUserInfo = (
  { cookie, accessToken, userId }: Account & { cookie: string },
  more: Record<string, string> = {},
): Promise<Answer> =>
  server.send('/api/user/addUserInfo', {
    method: 'POST',
    token: accessToken,
    headers: { ...asForm, origin, cookie },
    body: form({
      ...{ userId, mailaddress, seibetsu: '0', seinengappi: '19980723', userName: 'ゆずこ', password: PASSWORD },
      ...{
        userZokusei: '3',
        ageKbn: '1',
        accountStatus: '9',
        premiumKbn: '1',
        creatorKbn: '2',
        torokuUser: 'somebody',
      },
      ...more,
    }),
  })

describe('the mail', () => {
  test('goes to an address that nobody has, and its link opens the sign-up', async () => {
    const { id, cookie } = await opened()
    expect(cookie).toBe(`tsumugi.sign-up=${id}`)
    const [mail] = await waitingMails(database)
    expect(mail?.receiver).toBe(mailaddress)
    const [set] = (await init(id)).headers['set-cookie'] ?? []
    expect(set).toMatch(/; HttpOnly; SameSite=Lax$/)
  })

  test('is told apart from one that is registered, and C001 says so too', async () => {
    const check = async (address: string) =>
      (await server.send(`/api/signup/check?mailaddress=${encodeURIComponent(address)}`)).json
    expect(await check(mailOf('player'))).toEqual({ check: '1' })
    expect(await check('PLAYER@play.example')).toEqual({ check: '1' })
    expect(await check(mailaddress)).toEqual({ check: '0' })
    const answer = await first(mailOf('player'))
    expect(expectRefusal(answer, 'first')).toBe('MAIL_REGISTERED')
    expect(answer.text).toContain('このメールアドレスは、すでに登録されています。')
    expect(await waitingMails(database)).toEqual([])
  })

  test.each([
    ['no address', 'not-an-address', 'MAIL_FORMAT'],
    ['an address of two lines', 'a@b.example\nbcc: c@d.example', 'MAIL_FORMAT'],
  ])('is not sent to %s', async (_, address, code) => {
    expect(expectRefusal(await first(address), 'first')).toBe(code)
  })

  test('is not sent from pages of others', async () => {
    expect(expectRefusal(await first(mailaddress, { origin: 'https://elsewhere.example' }), 'first')).toBe('ORIGIN')
  })

  test('has a link for a day; opening it does not use it up', async () => {
    const { id } = await opened()
    for (let times = 0; times < 3; times++) expect((await init(id)).json).toEqual({ mailaddress, provider: null })
    now = new Date(PLAY_NOW.getTime() + 24 * 3_600_000 + 1)
    const late = await init(id)
    expect(late.json).toEqual({ mailaddress: '', provider: null })
    expect(late.headers['set-cookie']).toBeUndefined()
    expect((await init('x'.repeat(32))).json).toEqual({ mailaddress: '', provider: null })
  })
})

describe('the account', () => {
  test('is made with the cookie of the link alone', async () => {
    const { id } = await opened()
    expect(expectRefusal(await createAccount(''), 'createAccount')).toBe('SIGN_UP_ENDED')
    expect(expectRefusal(await createAccount('tsumugi.sign-up=forged-forged-forged-1'), '')).toBe('SIGN_UP_ENDED')
    expect((await createAccount(`tsumugi.sign-up=${id}`)).status).toBe(200)
  })

  test.each(['', 'short', 'with a space', 'ぱすわーど１２３', 'x'.repeat(73)])(
    'is not made with the password %j',
    async password => {
      const { cookie } = await opened()
      expect(expectRefusal(await createAccount(cookie, password), '')).toBe('PASSWORD_WRONG')
    },
  )

  test('that never became a user is replaced by whoever opened the link', async () => {
    const { cookie, userId, accessToken } = await withAccount()
    const again = (await createAccount(cookie, 'another-1')).json as Account
    expect(again.userId).not.toBe(userId)
    const late = await addUserInfo({ userId, accessToken, cookie })
    expect(late.status).not.toBe(200)
    expect((await addUserInfo({ ...again, cookie })).status).toBe(200)
  })

  test('is deleted while it has no record, and never after', async () => {
    const deleteAccount = ({ accessToken, session }: { accessToken: string; session: string }) =>
      server.send('/api/Identity/deleteAccount', {
        method: 'POST',
        token: accessToken,
        headers: { origin, cookie: session },
        body: {},
      })
    const made = await withAccount()
    expect((await deleteAccount(made)).status).toBe(200)
    expect(await db.select().from(authUser).where(eq(authUser.email, mailaddress))).toEqual([])
    expect(expectRefusal(await addUserInfo(made), '')).toBe('UNAUTHORIZED')
    // The link still opens the way.
    const again = { ...made, ...((await createAccount(made.cookie)).json as Account) }
    expect((await addUserInfo(again)).status).toBe(200)
    expect(expectRefusal(await deleteAccount(again), '')).toBe('ACCOUNT_HAS_RECORD')
    expect(await db.select().from(authUser).where(eq(authUser.email, mailaddress))).toHaveLength(1)
  })
})

describe('the record', () => {
  test('is a player of the form; what the server decides is left aside', async () => {
    const made = await withAccount()
    const answer = await addUserInfo(made, { mailaddress: mailaddress.toUpperCase() })
    expect(answer.json).toEqual({ userId: made.userId, publicUserId: expect.stringMatching(/^P[0-9a-f]{12}$/) })
    const [user] = await db.select().from(appUser).where(eq(appUser.userId, made.userId))
    expect(user).toMatchObject({
      ...{ userName: 'ゆずこ', mailaddress, seibetsu: 0, seinengappi: '19980723', lastClass: 0, accountStatus: 0 },
      ...{ premiumTo: null, agreedAt: PLAY_NOW },
    })
    const classes = await db.select().from(userClass).where(eq(userClass.userId, made.userId))
    expect(classes.map(({ classCode }) => classCode)).toEqual([0])
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^tsumugi\.sign-up=; Max-Age=0/)
    const kept = await db.select().from(sentMail).where(eq(sentMail.userId, made.userId))
    expect(kept.map(({ kind }) => kind)).toEqual(['signedUp'])
  })

  test('is the same when it is sent again, and uses the link up', async () => {
    const made = await withAccount()
    const other = await first()
    expect(other.status).toBe(200)
    const answers = await Promise.all([addUserInfo(made), addUserInfo(made), addUserInfo(made)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await addUserInfo(made, { userName: 'べつの名' })).text).toBe(answers[0]?.text)
    expect((await init(made.id)).json).toEqual({ mailaddress: '', provider: null })
    // The link of a second mail to the address ends with it.
    const open = await db.select().from(oneTimeLink).where(eq(oneTimeLink.mailaddress, mailaddress))
    expect(open.filter(({ usedAt }) => usedAt === null)).toEqual([])
    expect(expectRefusal(await createAccount(made.cookie), '')).toBe('SIGN_UP_ENDED')
  })

  test('is one of one account with one mail, where every answer was lost and everything was sent again', async () => {
    const link = await opened()
    await createAccount(link.cookie)
    await init(link.id)
    const made = { ...link, ...((await createAccount(link.cookie)).json as Account) }
    const answers = [await addUserInfo(made), await addUserInfo(made)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const accounts = await db.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, mailaddress))
    const records = await db.select({ id: appUser.userId }).from(appUser).where(eq(appUser.mailaddress, mailaddress))
    expect([accounts, records]).toEqual([[{ id: made.userId }], [{ id: made.userId }]])
    const kept = await db.select().from(sentMail).where(eq(sentMail.userId, made.userId))
    expect(kept.map(({ kind }) => kind)).toEqual(['signedUp'])
  })

  test('is found by its own account alone, and with an empty body before it exists', async () => {
    const made = await withAccount()
    const selectId = (userId: string) => server.send(`/api/user/selectId?userId=${userId}`, { token: made.accessToken })
    const before = await selectId(made.userId)
    expect([before.status, before.text]).toEqual([200, ''])
    await addUserInfo(made)
    expect((await selectId(made.userId)).json).toMatchObject({ userId: made.userId })
    expect(expectRefusal(await selectId(database.users.player), '')).toBe('FORBIDDEN')
  })

  test('lets one sign in and be renewed', async () => {
    const made = await withAccount()
    const renew = () =>
      server.send('/api/Identity/renewToken', { method: 'POST', headers: { origin, cookie: made.session }, body: {} })
    expect(expectRefusal(await renew(), '')).toBe('LOGIN_UNKNOWN')
    await addUserInfo(made)
    expect((await renew()).json).toMatchObject({ user: { userName: 'ゆずこ', classList: [0] } })
    const signedIn = await server.send('/api/Identity/signIn', {
      ...{ method: 'POST', headers: { origin } },
      body: { mailaddress, password: PASSWORD, sharedDevice: false },
    })
    expect(signedIn.status).toBe(200)
    for (const path of ['/api/coin/getCoins', '/api/WorldTop/AppView?worldId=harbor', '/api/User/profile'])
      expect((await server.send(path, { token: made.accessToken })).status, path).toBeLessThan(300)
  })

  test.each<[string, Record<string, string>, string]>([
    ['another address', { mailaddress: 'somebody@else.example' }, 'SIGN_UP_ENDED'],
    ['no name', { userName: '  ' }, 'PLAYER_NAME_WRONG'],
    ['a name of 17 letters', { userName: 'あ'.repeat(17) }, 'PLAYER_NAME_WRONG'],
    ['a day that does not exist', { seinengappi: '19990230' }, 'BIRTH_DATE_WRONG'],
    ['tomorrow', { seinengappi: '20261122' }, 'BIRTH_DATE_WRONG'],
    ['no day', { seinengappi: '' }, 'BIRTH_DATE_WRONG'],
    ['no sex', { seibetsu: '' }, 'SEX_MISSING'],
    ['an unknown sex', { seibetsu: '3' }, 'SEX_MISSING'],
  ])('is not made with %s, and the link stays open', async (_, more, code) => {
    const made = await withAccount()
    expect(expectRefusal(await addUserInfo(made, more), '')).toBe(code)
    expect((await addUserInfo(made)).status).toBe(200)
  })

  test("is not made for another's account, without the cookie, or with the cookie of another address", async () => {
    const made = await withAccount()
    expect(expectRefusal(await addUserInfo(made, { userId: database.users.player }), '')).toBe('FORBIDDEN')
    expect(expectRefusal(await addUserInfo({ ...made, cookie: '' }), '')).toBe('SIGN_UP_ENDED')
    const mine = mailaddress
    mailaddress = `new-${++people}@mail.example`
    const { cookie } = await opened()
    expect(expectRefusal(await addUserInfo({ ...made, cookie }), '')).toBe('SIGN_UP_ENDED')
    expect(expectRefusal(await addUserInfo({ ...made, cookie }, { mailaddress: mine }), '')).toBe('SIGN_UP_ENDED')
  })
})

test('neither a password nor the id of a link stands in the log or in the history of mails', async () => {
  const made = await withAccount()
  await addUserInfo(made)
  const log = JSON.stringify(server.logs)
  expect(log).toContain('/api/signup/init')
  for (const secret of [PASSWORD, made.id, encodeURIComponent(mailaddress)]) expect(log).not.toContain(secret)
  expect(JSON.stringify(await db.select().from(sentMail))).not.toContain(made.id)
  expect(await db.select().from(authSession).where(eq(authSession.userId, made.userId))).toHaveLength(1)
})
