// Everybody can use it: no fault that axe knows, the keyboard alone is enough, nothing is cut off on narrow screens or with
// large letters, and nothing moves for whoever asked for no motion.
import type { Locator, Page } from 'playwright/test'
import { enter, expect, PASSWORD, test } from './fixtures.ts'
import { type Look, lookClosely } from './look.ts'

// The worker is not what is looked at here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

declare global {
  interface Window {
    /** What moved since the page was opened. */
    motions: string[]
  }
}

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** Opens an address and waits for what it shows. */
async function open(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path)
  await expect(shown).toBeVisible()
}

/** Opens what visitors see, one after the other; `look` is called on each. */
async function visitGuestScreens(page: Page, look: Look): Promise<void> {
  await open(page, '/login', heading(page, 'ログイン'))
  await look('/login')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('パスワードを入力してください')).toBeVisible()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('ログインできませんでした。')).toBeVisible()
  await page.getByLabel('パスワード', { exact: true }).fill('')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByText('パスワードを入力してください')).toBeVisible()
  await look('/login with what is wrong')
  await open(page, '/unknown', heading(page, 'ページが見つかりません'))
  await look('an unknown address')
}

/** The same for members: the four screens of the menu, what opens over them, an article, the tray. */
async function visitMemberScreens(page: Page, look: Look): Promise<void> {
  await open(page, '/', page.getByRole('heading', { name: 'きょうのミッション' }))
  await expect(page.getByRole('heading', { name: '受け取れる報酬' })).toBeVisible()
  await look('/')
  for (const tabNo of [0, 2]) {
    await open(page, `/mission?tabNo=${tabNo}`, page.getByText(/全\d+件のうち|該当するミッションはありません/))
    await look(`/mission, tab ${tabNo}`)
  }
  await open(page, '/mission?tabNo=1', page.getByText(/全\d+件のうち/))
  await look('/mission, tab 1')
  await openCharacterSheet(page)
  await look('the sheet of characters')
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click()
  await expect(page.getByRole('dialog', { name: '報酬を受け取りました' })).toBeVisible()
  await look('the result')
  await open(page, '/news', page.getByText(/全\d+件のうち/))
  await look('/news')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await look('an article')
  await open(page, '/novel/', page.getByText(/全\d+件のうち/))
  await look('/novel/')
  await open(page, '/world/world1/novel/1', page.getByRole('article'))
  await look('a novel')
  await keepUnsent(page)
  await open(page, '/myPage', page.getByText('使用中'))
  await look('/myPage')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('the question at sign-out')
  await open(page, '/myPage/tray', page.getByText('この報酬はすでに受け取っています。'))
  await look('/myPage/tray')
}

/** Where people write, and what is kept of it. */
async function visitWriting(page: Page, look: Look): Promise<void> {
  const field = page.getByRole('textbox', { name: '自己紹介' })
  await page.goto('/myPage/profile')
  await expect(field).toBeEditable()
  await field.fill('霧の港で、灯りを守っています。')
  await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
  await look('/myPage/profile')
  await page.getByRole('button', { name: '前の版' }).click()
  await expect(page.getByRole('dialog', { name: '前の版' })).toBeVisible()
  await look('the earlier texts')
  await open(page, '/myPage/drafts', page.getByRole('link', { name: /続きを書く/ }))
  await look('/myPage/drafts')
  await page.getByRole('button', { name: /を削除$/ }).click()
  await page.getByRole('link', { name: '送ったもの・削除したもの' }).click()
  await expect(page.getByRole('button', { name: /^取りもどす/ })).toBeVisible()
  await look('the drafts that have ended')
  await page.goto('/inquiry')
  await page.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('夜のあいだは、通知を止めたいです。')
  await page.getByRole('button', { name: '送る' }).click()
  await expect(page.getByText('受付済').first()).toBeVisible()
  await look('/inquiry')
}

async function openCharacterSheet(page: Page): Promise<void> {
  await page.goto('/mission?tabNo=1&worldId=world0')
  const card = page.getByRole('listitem').filter({ hasText: / G/ }).first()
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(page.getByRole('option', { name: /ミナ・ソルベ/ })).toBeVisible()
}

/** Puts one refused act and one that waits into the outbox of this device, as an earlier day left them. */
async function keepUnsent(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['keyval', 'outbox'], 'readwrite')
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const reading = transaction.objectStore('keyval').get('session')
          reading.onsuccess = () => {
            const { userId } = reading.result.user
            const now = Date.now()
            const item = {
              userId,
              kind: 'mission.reward',
              request: { method: 'POST', url: '/api/Achievement/receiveReward', body: '{}' },
              title: '報酬の受け取り',
              note: '便りに目をとおす',
              facts: {},
              touches: [],
              createdAt: now,
              version: 1,
              attempts: 1,
              nextAt: now + 600_000,
              held: true,
              triedAt: now,
            }
            const refusal = { code: 'RECEIVED', message: 'この報酬はすでに受け取っています。', at: now }
            const keep = (sequence: number, rest: object) =>
              transaction
                .objectStore('outbox')
                .put(
                  { ...item, id: crypto.randomUUID(), entity: `mission:${sequence}`, sequence, ...rest },
                  `${userId}/${String(sequence).padStart(16, '0')}`,
                )
            keep(1, { state: 'refused', refusal })
            keep(2, { state: 'waiting', refusal: null })
          }
        }
      }),
  )
}

test.describe('axe finds nothing serious in either scheme, and nothing is cut off at 320 px with letters of 200 %', () => {
  test('what visitors see', async ({ page }) => {
    const { look, found } = lookClosely(page)
    await visitGuestScreens(page, look)
    expect(found).toEqual([])
  })

  test('what members see', async ({ page }) => {
    const { look, found } = lookClosely(page)
    await enter(page)
    await visitMemberScreens(page, look)
    expect(found).toEqual([])
  })

  test('where people write', async ({ page }) => {
    const { look, found } = lookClosely(page)
    await enter(page)
    await visitWriting(page, look)
    expect(found).toEqual([])
  })
})

/** Goes on by Tab until `target` has the focus, and it is seen. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) {
      await expectSeenFocus(page)
      return
    }
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The focus is drawn: around the element, or around the box of the field it stands in. */
async function expectSeenFocus(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const focused = document.activeElement
    return [focused, focused?.parentElement].some(element => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  })
  expect(drawn, 'the focus is drawn').toBe(true)
}

const isInside = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate(element => element.contains(document.activeElement))

test('the keyboard alone signs in, chooses, claims and closes; the focus comes back to a place', async ({
  page,
  server,
}) => {
  await page.goto('/login')
  const { keyboard } = page
  await expect(heading(page, 'ログイン')).toBeVisible()
  await tabTo(page, page.getByLabel('メールアドレス'))
  await keyboard.type('demo-player@example.com')
  await tabTo(page, page.getByLabel('パスワード', { exact: true }))
  await keyboard.type(PASSWORD)
  await tabTo(page, page.getByRole('button', { name: 'ログイン' }))
  await keyboard.press('Enter')
  await expect(heading(page, /さん。/)).toBeVisible()

  await tabTo(page, page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /ミッション/ }))
  await keyboard.press('Enter')
  await expect(heading(page, 'ミッション')).toBeFocused()
  await tabTo(page, page.getByRole('navigation', { name: 'ミッションの状態' }).getByRole('link', { name: /^達成/ }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/tabNo=1/)
  await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
  await tabTo(page, page.getByLabel('ワールドを選ぶ'))
  // Faster than the lists arrive: the worlds stay in the select meanwhile.
  server.gate.delay(/getAchievedList/, 1_000)
  for (const worldId of ['user', 'world0']) {
    await keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`worldId=${worldId}`))
  }
  await expect(page.getByLabel('ワールドを選ぶ').locator('option:checked')).toHaveText('灯守のエルダ', { timeout: 500 })
  server.gate.delay(null)

  const card = page.getByRole('listitem').filter({ hasText: / G/ }).first()
  const title = await card.getByRole('heading').innerText()
  const receive = card.getByRole('button', { name: /報酬を受け取る/ })
  await tabTo(page, receive)
  await keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '報酬を受け取るキャラクターを選択' })
  const field = sheet.getByRole('combobox')
  await expect(field).toBeVisible()
  for (let step = 0; step < 8; step++) {
    await keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab')
    await expect.poll(() => isInside(sheet)).toBe(true)
  }
  await keyboard.press('Escape')
  if (await sheet.isVisible()) await keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(receive).toBeFocused()

  await keyboard.press('Enter')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  if (!(await field.evaluate(element => element === document.activeElement))) await tabTo(page, field, 5)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: '受け取る' }), 5)
  await keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: '報酬を受け取りました' })
  await expect(result).toContainText(title)
  await expect.poll(() => isInside(result)).toBe(true)
  await tabTo(page, result.getByRole('button', { name: 'とじる' }), 3)
  await keyboard.press('Enter')
  await expect(result).toBeHidden()
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  // The card with its button is gone: the focus stands where the screen begins, not nowhere.
  await expect(heading(page, 'ミッション')).toBeFocused()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`what moves, with motion: ${reducedMotion}`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      window.motions = []
      const note = (event: AnimationEvent | TransitionEvent) => {
        const { animationDuration, transitionDuration } = getComputedStyle(event.target as Element)
        const duration = event instanceof TransitionEvent ? transitionDuration : animationDuration
        if (duration.split(',').some(part => Number.parseFloat(part) >= 0.05)) window.motions.push(event.type)
      }
      document.addEventListener('transitionrun', note, true)
      document.addEventListener('animationstart', note, true)
    })
    await enter(page, '/mission?tabNo=1&worldId=user')
    server.gate.delay(/receiveReward/, 600)
    await page
      .getByRole('button', { name: /報酬を受け取る/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const motions = await page.evaluate(() => window.motions)
    if (reducedMotion === 'reduce') expect(motions).toEqual([])
    // So that the silence above means something.
    else expect(motions.length).toBeGreaterThan(0)
  })
}
