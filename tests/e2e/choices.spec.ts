// Unsaved choices are restored: equipment, skills; without storage, leaving asks. A fault of a chosen file is shown where
// the user looks.
import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { installFaults, setFaults } from './hostile-storage.ts'
import { lookClosely } from './look.ts'

// Blocked, because the worker is not tested here.
test.use({ serviceWorkers: 'block' })

const WORN = '/world/world0/sobiItemSettings'
const bar = (page: Page) => page.getByRole('region', { name: '試着の保存' })
const takeOff = (page: Page) => page.getByRole('button', { name: /の.+を外す$/ }).first()

test('equipment that was tried on is there again after leaving and after a reload, until it is saved or put back', async ({
  page,
  server,
}) => {
  const worn = () =>
    server.query(`select position from equipment where character_id = 'world0-linette' order by position`)
  await enter(page, WORN)
  const before = await worn()
  await takeOff(page).click()
  await expect(bar(page)).toContainText(/未反映の変更：.+（下書きは保存済み \d+:\d\d）/)
  const said = await bar(page).textContent()
  const { look, found } = lookClosely(page)
  await look('what is not saved yet')
  expect(found).toEqual([])
  await page.getByRole('link', { name: 'スキル', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'セット中のスキル' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('link', { name: '装備', exact: true }).click()
  await expect(bar(page)).toHaveText(said ?? '')
  await page.reload()
  await expect(bar(page)).toHaveText(said ?? '')
  expect(await worn()).toEqual(before)
  await bar(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(takeOff(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await takeOff(page).click()
  await expect(bar(page)).toContainText('下書きは保存済み')
  await page.reload()
  await bar(page).getByRole('button', { name: '保存する' }).click()
  await expect.poll(worn).toHaveLength(before.length - 1)
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'もちもの' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('skills that were set otherwise are there again; changed on another device, that is asked first', {
  tag: FULL,
}, async ({ page, server }) => {
  await enter(page, '/world/world0/skillSettings')
  await page
    .getByRole('button', { name: /をセットから外す$/ })
    .first()
    .click()
  await expect(bar(page)).toContainText(/未反映の変更：スキルのセット（下書きは保存済み \d+:\d\d）/)
  await server.query(
    `update equipment_version set skill_version = skill_version + 1 where character_id = 'world0-linette'`,
  )
  await page.reload()
  await expect(page.getByText('スキルが別の画面で変わりました。')).toBeVisible()
  await expect(bar(page)).toContainText('未反映の変更')
  await page.getByRole('button', { name: 'いまのセットに戻す' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('where the device keeps nothing, leaving asks first', { tag: FULL }, async ({ page }) => {
  await page.addInitScript(installFaults)
  await enter(page, WORN)
  await expect(takeOff(page)).toBeVisible()
  await setFaults(page, 'connection lost')
  await takeOff(page).click()
  await expect(bar(page)).toContainText('下書きを保存できていません')
  const question = page.getByRole('alertdialog', { name: '保存せずに移動しますか？' })
  await page.getByRole('link', { name: 'スキル', exact: true }).click()
  await expect(question).toBeVisible()
  expect(await faultsOfAccess(page, 'the question before leaving')).toEqual([])
  await question.getByRole('button', { name: 'この画面に残る' }).click()
  await expect(bar(page)).toBeVisible()
  await page.getByRole('link', { name: 'スキル', exact: true }).click()
  await question.getByRole('button', { name: '移動する' }).click()
  await expect(page).toHaveURL(/skillSettings/)
})

/** Whether somebody on the page wants a question when it is closed. */
const asksBeforeClosing = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('where the device keeps nothing, the browser asks before it closes the page; what is kept, nobody is asked about', {
  tag: FULL,
}, async ({ page }) => {
  await page.addInitScript(installFaults)
  const change = {
    [WORN]: takeOff(page),
    '/world/world0/skillSettings': page.getByRole('button', { name: /をセットから外す$/ }).first(),
  }
  for (const [path, button] of Object.entries(change)) {
    await enter(page, path)
    await expect(button).toBeVisible()
    await setFaults(page, 'connection lost')
    await button.click()
    await expect(bar(page)).toContainText('下書きを保存できていません')
    // The question stands a moment after its words; a browser closes a page that is busy for a second without asking.
    await expect.poll(() => asksBeforeClosing(page), { message: path }).toBe(true)
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type(), path).toBe('beforeunload')
    await question.dismiss()
    await expect(bar(page)).toBeVisible()
    // After resetting, there is no question.
    await bar(page).getByRole('button', { name: '元に戻す' }).click()
    await expect(bar(page)).toHaveCount(0)
    await setFaults(page)
  }
  await enter(page, WORN)
  await takeOff(page).click()
  await expect(bar(page)).toContainText('下書きは保存済み')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a file that is no picture is told of beside the button, on the screen, and can be chosen again', {
  tag: FULL,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await enter(page, '/world/world0/characterProfileEdit?characterId=world0-linette&tab=picture')
  const choose = page.getByRole('button', { name: '画像を選ぶ' })
  const input = page.getByLabel('アイコンにする画像')
  await expect(choose).toBeVisible()
  // The button is at the lower edge, over the bar of the app, when it is pressed.
  await choose.evaluate(element => element.scrollIntoView({ block: 'end' }))
  for (let round = 0; round < 2; round++) {
    await input.setInputFiles({ name: 'メモ.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    const told = page.getByRole('alert').filter({ hasText: 'この画像は読み取れませんでした。' })
    await expect(told).toBeVisible()
    await expect(told).toContainText('メモ.png')
    await expect(told).toBeInViewport({ ratio: 1 })
    // Neither the bar of the app nor that of the form covers it.
    const isFree = await told.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [top + 2, top + height - 2].every(y => element.contains(document.elementFromPoint(left + width / 2, y)))
    })
    expect(isFree).toBe(true)
    const [notice, button] = await Promise.all([told.boundingBox(), choose.boundingBox()])
    expect(Math.abs((notice?.y ?? 0) + (notice?.height ?? 0) - (button?.y ?? 0))).toBeLessThan(24)
    expect(await input.evaluate((element: HTMLInputElement) => element.value)).toBe('')
  }
})
