// Accessibility: the keyboard alone is enough, and nothing moves for users who asked for no motion. screens.spec.ts checks
// every screen with axe and for cut-off content.
import type { Locator, Page } from 'playwright/test'
import { cardOf } from './claims.ts'
import { enter, expect, PASSWORD, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

// Blocked, because the worker is not tested here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

declare global {
  interface Window {
    /** Names of animations since the page was opened. */
    motions: string[]
  }
}

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** Presses Tab until `target` has the focus, and checks that it is visible. */
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

/** Checks that the focus is drawn: around the element, or around the box of its field. */
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

test('the keyboard alone signs in, goes on and chooses', async ({ page, server }) => {
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
  // Slower than the choices of a user, so that the worlds must stay in the select meanwhile.
  server.gate.delay(/getAchievedList/, 1_000)
  for (const worldId of ['user', 'world0']) {
    await keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`worldId=${worldId}`))
  }
  await expect(page.getByLabel('ワールドを選ぶ').locator('option:checked')).toHaveText('灯守のエルダ', { timeout: 500 })
  server.gate.delay(null)
})

test('the keyboard alone claims and closes; the focus comes back to a place', { tag: FULL }, async ({ page }) => {
  await enter(page, '/mission?tabNo=1&worldId=world0')
  const { keyboard } = page
  await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
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
  // A daily mission of that title may be listed twice, just after midnight.
  await expect(cardOf(page, { title }).filter({ hasText: '受取済み' })).toHaveCount(1)
  // The button of the card is gone, so the focus is at the beginning of the screen.
  await expect(heading(page, 'ミッション')).toBeFocused()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`what moves, with motion: ${reducedMotion}`, { tag: FULL }, async ({ page, server }) => {
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
    // Proves that the check above can find motion.
    else expect(motions.length).toBeGreaterThan(0)
  })
}
