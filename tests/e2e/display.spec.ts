// Parts of the display of text, on the development page: voices, avatars, windows, the clipboard (doc1 §9, doc2 §§4, 9).
import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { developmentPage } from './builds.ts'
import { expect, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page, server }) => {
  await server.gate.serveBuild(await developmentPage())
  server.gate.answer(
    /postForAlpacaUrlCard|no-such-voice/,
    404,
    '{"errorMessage":"x","code":"PREVIEW_NOT_THERE"}',
    'application/json',
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '開発用の見本' })).toBeVisible()
})

const player = (page: Page) => page.getByRole('region', { name: 'ボイス', exact: true }).last()
const clip = (page: Page, title: string) => page.getByRole('button', { name: `ボイス「${title}」` })

/** Records the sounds that the page makes. */
async function watchSounds(page: Page): Promise<() => Promise<{ playing: boolean; at: number }[]>> {
  await page.evaluate(() => {
    const sounds: HTMLAudioElement[] = []
    const { Audio: Real } = window
    window.Audio = class extends Real {
      constructor(source?: string) {
        super(source)
        sounds.push(this)
      }
    } as typeof Audio
    Object.assign(window, { sounds })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { sounds: HTMLAudioElement[] }).sounds.map(({ paused, currentTime }) => ({
        playing: !paused,
        at: currentTime,
      })),
    )
}

// One test for all of these, because a start is expensive and they do not disturb each other.
test('voices, faces, windows, the clipboard and long texts', async ({ page }) => {
  await test.step('one clip plays at a time, at once; the slider seeks when it is let go; the device shows what plays', async () => {
    const sounds = await watchSounds(page)
    await expect(clip(page, '遅かったじゃない')).toBeVisible()
    await clip(page, '遅かったじゃない').click()
    await expect.poll(sounds).toEqual([{ playing: true, at: expect.any(Number) }])
    await expect(player(page)).toContainText('声・ミオ')
    expect((await player(page).boundingBox())?.width).toBe(220)
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('遅かったじゃない')

    await clip(page, 'すまない').click()
    await expect.poll(async () => (await sounds()).map(({ playing }) => playing)).toEqual([false, true])
    await expect(clip(page, '遅かったじゃない')).toHaveAttribute('aria-pressed', 'false')
    await expect(clip(page, 'すまない')).toHaveAttribute('aria-pressed', 'true')

    await player(page).getByRole('button', { name: '一時停止' }).click()
    await expect(player(page).getByRole('button', { name: '再生', exact: true })).toBeVisible()
    const slider = player(page).getByRole('slider', { name: '再生位置' })
    const box = await slider.boundingBox()
    if (!box) throw new Error('no slider')
    const before = (await sounds())[1]?.at ?? 0
    await page.mouse.move(box.x + 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 })
    expect((await sounds())[1]?.at).toBe(before)
    await page.mouse.up()
    await expect.poll(async () => (await sounds())[1]?.at ?? 0).toBeGreaterThan(1)
    await player(page).getByRole('button', { name: 'ボイスをとじる' }).click()
    await expect(page.getByRole('slider', { name: '再生位置' })).toHaveCount(0)
    const phone = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 800 })
    await clip(page, '行こう').click()
    await expect.poll(async () => (await player(page).boundingBox())?.width).toBe(300)
    if (phone) await page.setViewportSize(phone)
  })

  await test.step('axe finds nothing serious, in either scheme, horizontal and vertical', async () => {
    await clip(page, '遅かったじゃない').click()
    const found = await faultsOfAccess(page, 'horizontal')
    await page.getByLabel('縦書き').check()
    found.push(...(await faultsOfAccess(page, 'vertical')))
    expect(found).toEqual([])
    await page.getByLabel('縦書き').uncheck()
  })

  await test.step('a clip that cannot be played says so', async () => {
    await clip(page, '届かない声').click()
    await expect(player(page).getByRole('alert')).toHaveText('再生できませんでした。')
    // It would cover the next parts.
    await player(page).getByRole('button', { name: 'ボイスをとじる' }).click()
  })

  await test.step('pictures above 50 open large; windows, the overlay, the clipboard', async () => {
    await expect(page.getByRole('img', { name: '絵のない人' })).toBeVisible()
    await expect(page.getByRole('button', { name: '大きさ50の人の絵を大きく見る' })).toHaveCount(0)
    await page.getByRole('button', { name: '大きさ56の人の絵を大きく見る' }).click()
    await expect(page.getByRole('dialog', { name: '大きさ56の人の絵' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'お知らせの窓' }).click()
    await expect(page.getByRole('alertdialog', { name: 'お知らせの題' })).toBeVisible()
    await page.getByRole('button', { name: 'とじる' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.getByRole('button', { name: '送信の幕' }).click()
    const overlay = page.locator('dialog[open]')
    await expect(overlay).toHaveText('送っています')
    await expect(overlay).toHaveCSS('z-index', '300')
    await expect(overlay.locator('svg')).toHaveCSS('width', '64px')
    await expect(overlay).toHaveCount(0)

    await page.getByRole('button', { name: 'コピー', exact: true }).click()
    await expect(page.getByText('「合言葉をクリップボードにコピーしました」').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('つむぎ')
  })

  await test.step('20,000 characters are shown while the field stays usable', async () => {
    await page.getByRole('button', { name: '2万字' }).click()
    await expect(page.locator('[data-display] ruby')).toHaveCount(1_300)
    await page.getByLabel('本文', { exact: true }).press('End')
    await page.getByLabel('本文', { exact: true }).pressSequentially('終わり')
    await expect(page.locator('[data-display]')).toContainText('終わり')
  })
})
