// The built app in Chromium with the real server and the emulators: signing in, the toast of a mission, starts without a
// network, shared devices. All of it must run under the policy of the server.
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { givenMission } from '../support/missions.ts'
import { fillIn, greeted, guestPortal, leave, serveApp, signIn } from './app-pages.ts'
import { authEmulator, firestoreHost, freshMail, givenUser, signInThere } from './emulated.ts'
import { accountsKept, sessionsKept, userShown } from './kept-accounts.ts'

const database = await openDatabase('play')
const { openDevice, openTab, setOffline, askedOf, forgetAsked, serverUrl } = serveApp(database)

describe('signing in', () => {
  test('nothing of Firebase is loaded before somebody signs in', async () => {
    const page = await openDevice()
    await page.goto('/login')
    await page.getByRole('button', { name: 'ログイン' }).waitFor()
    await page.waitForTimeout(1_500)
    expect(askedOf('fire')).toEqual([])
    // The page of guests asks whether this is a demo, and by which services one may sign in; no other call asks for the user.
    expect(askedOf('/api/Identity').filter(asked => !/\/(demoPeople|provider)$/.test(asked))).toEqual([])
    expect(askedOf(authEmulator)).toEqual([])
  })

  test('refusals are said in the words of the catalogue; the password goes to Firebase alone', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openDevice()
    await page.goto('/login')
    await fillIn(page, mailaddress, 'wrong-horse')
    await page.getByText('メールアドレスが正しいかお確かめください。').waitFor()
    await fillIn(page, freshMail())
    await page
      .getByText('メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。')
      .waitFor()
    await fillIn(page, mailaddress)
    await page.waitForURL(url => url.pathname === '/')
    await greeted(page)
    expect(askedOf('/api/Identity/signIn')).toEqual([])
    expect(askedOf('/api/Identity/renewToken')).toEqual([])
    expect(askedOf('/api/Identity/whoAmI').length).toBeGreaterThan(0)
  })
})

describe('a session', () => {
  test('outlives a reload, is renewed at Firebase, and opens without a network', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openDevice()
    await signIn(page, mailaddress)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForTimeout(1_500)
    forgetAsked()
    await page.reload()
    await greeted(page)
    await expect.poll(() => askedOf('securetoken.googleapis.com/v1/token').length).toBeGreaterThan(0)
    await expect.poll(() => askedOf('/api/Identity/whoAmI').length).toBeGreaterThan(0)
    expect(askedOf('/api/Identity/provider')).toEqual([])
    await setOffline(true)
    await page.reload()
    await greeted(page)
    await setOffline(false)
  })

  test('signing out leaves nothing of it on the device', async () => {
    const { mailaddress } = await givenUser(database)
    const page = await openDevice()
    await signIn(page, mailaddress)
    expect(await accountsKept(page)).toBe(1)
    await leave(page)
    expect(await accountsKept(page)).toBe(0)
    await page.goto('/')
    await guestPortal(page)
  })
})

describe('two tabs', () => {
  test('are signed in as the same user, also after somebody else signed in', async () => {
    const [a, b] = [await givenUser(database), await givenUser(database)]
    const first = await openDevice()
    await signIn(first, a.mailaddress)
    const second = await openTab()
    await second.goto('/')
    await greeted(second)
    await leave(first)
    await guestPortal(second)
    await signIn(first, b.mailaddress)
    await greeted(second)
    await second.waitForTimeout(1_500)
    for (const page of [first, second]) {
      expect(await page.getByText('ログインの期限が切れました').count()).toBe(0)
      expect(await userShown(page)).toBe(b.userId)
    }
    // The token of the second tab belongs to the new user too.
    const asking = second.waitForRequest(request => request.url().endsWith('/api/Identity/whoAmI'))
    await second.goto('/myPage')
    const token = (await asking).headers().authorization?.split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(token, 'base64url').toString()).sub).toBe(b.userId)
  })
})

describe('a shared device', () => {
  test('a second tab is signed in too, and both are signed out together', async () => {
    const { mailaddress } = await givenUser(database)
    const first = await openDevice()
    await first.goto('/login')
    await first.getByLabel('共有の端末（閉じたらログアウト）').check()
    await fillIn(first, mailaddress)
    await greeted(first)
    expect(await accountsKept(first)).toBe(0)
    expect(await sessionsKept(first)).toBe(1)

    const second = await openTab()
    await second.goto('/')
    await greeted(second)
    await expect.poll(() => sessionsKept(second)).toBe(1)
    await leave(second)
    await guestPortal(first)
    await expect.poll(() => sessionsKept(first)).toBe(0)
    expect(await sessionsKept(second)).toBe(0)
  })
})

describe('a mission', () => {
  test(`reached on another device raises one toast here, by ${firestoreHost ? 'a document' : 'the stream'}`, async () => {
    const { mailaddress } = await givenUser(database)
    await givenMission(database.db, { title: '便りに目をとおす', type: 'News', value: '1' })
    const page = await openDevice()
    await signIn(page, mailaddress)
    await page.waitForTimeout(2_000)
    const token = await signInThere(mailaddress)
    const who = await fetch(`${serverUrl()}/api/Identity/whoAmI`, { headers: { authorization: `Bearer ${token}` } })
    expect(who.status).toBe(200)
    const read = await fetch(`${serverUrl()}/api/News/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ postId: 1 }),
    })
    expect(read.status).toBe(200)
    const toast = page.getByRole('listitem').filter({ hasText: '便りに目をとおす' })
    await toast.getByRole('link', { name: '報酬受取へ' }).waitFor()
    expect(await toast.count()).toBe(1)
    expect(askedOf('/api/Realtime/stream').length > 0).toBe(firestoreHost === null)
    if (firestoreHost) expect(askedOf(`http://${firestoreHost}/`).length).toBeGreaterThan(0)
    // An event is shown once: after the next start there is no toast.
    await page.reload()
    await greeted(page)
    await page.waitForTimeout(2_500)
    expect(await toast.count()).toBe(0)
  })
})
