// B12, texts: two people on one browser. The text of the first is neither shown to the second nor sent as theirs, and is in
// the field again when its writer is back.
import type { Page } from 'playwright/test'
import { randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { goOffline, goOnline, userOf } from './claims.ts'
import {
  draftsOnDevice,
  draftsOnServer,
  fieldOf,
  inquiry,
  ON_DEVICE,
  ON_SERVER,
  openEditor,
  profile,
  typeOn,
  untilSaid,
  type WritingScreen,
} from './drafts.ts'
import { enter, expect, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { goBy, pressSignOut } from './tabs.ts'
import { signInHere, wake } from './two-people.ts'

const A = 'demo-player'
const B = 'demo-player2'
const screens: readonly WritingScreen[] = [profile, inquiry]

/** Signs out. For a text that is only on this device, the app asks and shows it. */
async function signOut(page: Page, waiting: string | null, answer = '残してログアウト'): Promise<void> {
  await goBy(page, 'マイページ')
  await pressSignOut(page)
  if (waiting !== null) {
    const dialog = page.getByRole('alertdialog', { name: 'まだ送っていないものがあります' })
    await expect(dialog).toContainText(waiting)
    await dialog.getByRole('button', { name: answer }).click()
  }
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
}

test('B12: what A was writing is never B’s, and is in the field when A is back', async ({
  browser,
  server,
  faults,
}) => {
  test.setTimeout(limitSeconds(120))
  const random = randomOf('B12 drafts')
  const userIds = { a: await userOf(server, A), b: await userOf(server, B) }
  const trials = size(1, 20)
  for (let trial = 1; trial <= trials; trial++) {
    await server.query('delete from draft')
    const screen = random.pick(screens)
    const offline = trial % 2 === 1
    const kept = !offline || random.chance(0.75)
    const secret = `ゆずの秘密${trial}`
    const context = await browser.newContext({ baseURL: server.url })
    await watchContext(context, faults)
    const page = await context.newPage()
    await enter(page, '/favicon.svg', A)
    const field = await openEditor(page, screen)
    // The field's former content: a profile has a text already.
    const base = await field.inputValue()
    if (offline) {
      await untilInstalled(page)
      await goOffline(page, server)
    }
    await typeOn(page, field, secret)
    await untilSaid(field, offline ? ON_DEVICE : ON_SERVER)
    await signOut(page, offline ? secret : null, kept ? '残してログアウト' : '捨ててログアウト')
    if (offline) await goOnline(page, server)
    server.gate.calls.length = 0
    await signInHere(page, B)
    // An event that makes a sender send.
    await wake(page)
    for (const each of screens) {
      const fieldOfB = await openEditor(page, each)
      expect(await fieldOfB.inputValue()).not.toContain(secret)
      expect(await page.locator('body').innerText()).not.toContain(secret)
    }
    const mine = `みかげの文${trial}`
    await typeOn(page, fieldOf(page, inquiry), mine)
    await untilSaid(fieldOf(page, inquiry), ON_SERVER)
    const written = server.gate.calls.filter(({ path }) => path.includes('/Draft/'))
    expect(new Set(written.map(({ userId }) => userId))).toEqual(new Set([userIds.b]))
    const ofSecret = (await draftsOnServer(server)).filter(({ text }) => text.includes(secret))
    expect(ofSecret.map(({ userId }) => userId)).toEqual(offline ? [] : [userIds.a])
    const onDevice = (await draftsOnDevice(page)).filter(({ text }) => text.includes(secret))
    expect(onDevice.map(({ userId }) => userId)).toEqual(kept ? [userIds.a] : [])

    await signOut(page, null)
    await signInHere(page, A)
    const again = await openEditor(page, screen)
    await expect(again).toHaveValue(kept ? base + secret : base)
    if (kept) await untilSaid(again, ON_SERVER)
    for (const { userId, text } of await draftsOnServer(server)) {
      expect(userId).toBe(text.includes(mine) ? userIds.b : userIds.a)
    }
    await context.close()
  }
  report(`B12 drafts: ${trials} passed, 0 failed`)
})

test('B12: somebody else signs in in another tab; the open editor forgets A’s text, and A’s draft does not', {
  tag: FULL,
}, async ({ browser, server, faults }) => {
  const [a, b] = [await userOf(server, A), await userOf(server, B)]
  const context = await browser.newContext({ baseURL: server.url })
  await watchContext(context, faults)
  const first = await context.newPage()
  await enter(first, '/favicon.svg', A)
  const secret = 'ゆずの秘密'
  const field = await openEditor(first, inquiry)
  server.gate.loseRequests(/\/Draft\//)
  await typeOn(first, field, secret)
  await untilSaid(field, ON_DEVICE)

  const other = await context.newPage()
  await other.goto('/')
  await signOut(other, secret)
  await signInHere(other, B)
  server.gate.loseRequests(null)
  await expect.poll(() => first.locator('body').innerText()).not.toContain(secret)
  const fieldOfB = await openEditor(first, inquiry)
  await expect(fieldOfB).toHaveValue('')
  await typeOn(first, fieldOfB, 'みかげの文')
  await untilSaid(fieldOfB, ON_SERVER)
  expect((await draftsOnServer(server)).map(({ userId, text }) => [userId, text])).toEqual([[b, 'みかげの文']])
  const onDevice = await draftsOnDevice(other)
  expect(onDevice.filter(({ userId }) => userId === a).map(({ text }) => text)).toEqual([secret])

  await signOut(other, null)
  await signInHere(other, A)
  await expect(await openEditor(other, inquiry)).toHaveValue(secret)
  await untilSaid(fieldOf(other, inquiry), ON_SERVER)
  await context.close()
})
