// A replay with voices: a player puts a clip on a line and takes it off, readers hear it in its place, also when the text is read
// aloud, and also without a network where the replay was saved.
import type { Page } from 'playwright/test'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { forgetReads } from './kept-reads.ts'
import { lookClosely } from './look.ts'

const LINE = 'のいず「いた。息、してる。……ちいさい」'
const FREE = 'ちいさい息'

const path = (server: { query: (words: string) => Promise<unknown[]> }) =>
  server
    .query(`select world_id, lpad(scenario_id::text, 10, '0') as id from scenario where title = '放送事故、八秒'`)
    .then(([row]) => {
      const { world_id, id } = row as { world_id: string; id: string }
      return `/world/${world_id}/scenario/${id}/1`
    })

/** A device that speaks: each sentence is over as soon as it is begun, and is noted. */
function speakAtOnce(): void {
  const said: string[] = []
  class Utterance {
    onstart?: () => void
    onend?: () => void
    lang = ''
    rate = 1
    voice: unknown
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const voice = { lang: 'ja-JP', localService: true, default: true, name: '声' }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    cancel: () => {},
    speak: (words: Utterance) => {
      said.push(words.text)
      setTimeout(() => words.onstart?.())
      setTimeout(() => words.onend?.(), 40)
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const voiceButton = (page: Page, title: string) => page.getByRole('button', { name: `ボイス「${title}」（こだま）` })

test('a line gets its voice and loses it; the saved replay is heard without a network, and read aloud', async ({
  page,
  server,
  context,
}) => {
  const of = await path(server)
  const { look, found } = lookClosely(page)
  await page.addInitScript(speakAtOnce)
  await page.addInitScript(() => localStorage.setItem('tsumugi-reader', '{"writing":"vertical","known":true}'))

  await test.step('its player puts a clip on a line, and takes it off', async () => {
    await enter(page, `${of}?tab=replay`, 'demo-player')
    await expect(voiceButton(page, '線の底')).toBeVisible()
    await expect(voiceButton(page, FREE)).toHaveCount(0)
    await page.getByRole('button', { name: '声を付ける', exact: true }).click()
    await expect(page.getByText(/個のせりふに付けられます/)).toBeVisible()
    // Lines of others have none.
    await expect(page.getByRole('button', { name: /^レイジ.+に声を付ける$/ })).toHaveCount(0)
    await page.getByRole('button', { name: `${LINE}に声を付ける` }).click()
    const sheet = page.getByRole('dialog', { name: '声を付ける' })
    await expect(sheet.getByText(FREE, { exact: true })).toBeVisible()
    await look('the sheet of voices')
    await sheet.getByRole('button', { name: `「${FREE}」を付ける` }).click()
    await expect(sheet).toHaveCount(0)
    await expect(voiceButton(page, FREE)).toBeVisible()
    await page.getByRole('button', { name: `${LINE}に声を付ける` }).click()
    await expect(sheet.getByText('付いています')).toBeVisible()
    await sheet.getByRole('button', { name: '声を外す' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(voiceButton(page, FREE)).toHaveCount(0)
  })

  await test.step('the saved replay is heard without a network, and its opening was saved with it', async () => {
    await page.goto(`${of}/replay`)
    await expect(page.getByRole('region', { name: '本文', exact: true })).toBeVisible()
    await untilInstalled(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '端末に保存する' }).click()
    await expect(page.getByRole('button', { name: '端末に保存済み' })).toBeVisible()
    await forgetReads(page)
    server.gate.shut()
    await context.setOffline(true)
    await page.goto(`${of}/read`)
    await expect(page.getByRole('region', { name: '本文', exact: true })).toContainText('電波塔の記録係')
    await page.goto(`${of}/replay`)
    const button = voiceButton(page, '三秒、待って').first()
    await button.evaluate((element: HTMLElement) => element.click())
    const player = page.getByRole('region', { name: 'ボイス', exact: true })
    await expect(player).toContainText('三秒、待って')
    await expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', /\/ 0:0[1-9]/)
    await expect(player.getByText('再生できませんでした。')).toHaveCount(0)
    await player.getByRole('button', { name: 'ボイスをとじる' }).click()
  })

  await test.step('it is read aloud from the visible page on, with its voices in their places', async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '読み上げる' }).click()
    const bar = page.getByRole('region', { name: '読み上げ' })
    await expect(bar.getByRole('button', { name: '再生' })).toBeFocused()
    expect(await said(page)).toEqual([])
    await look('the bar of reading aloud')
    await bar.getByRole('button', { name: '再生' }).click()
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(3)
    expect(await page.evaluate(() => CSS.highlights.has('reader-aloud'))).toBe(true)
    await bar.getByRole('button', { name: '一時停止' }).click()
    const before = (await said(page)).length
    await page.waitForTimeout(300)
    expect((await said(page)).length).toBe(before)
    // A reading is spoken once, in place of its base.
    expect((await said(page)).join('')).not.toMatch(/[｜《》]/)
    await bar.getByRole('button', { name: '読み上げを終える' }).click()
    expect(await page.evaluate(() => CSS.highlights.has('reader-aloud'))).toBe(false)
    await expect(page.getByRole('button', { name: /読みかたを開く/ })).toBeVisible()
  })
  expect(found).toEqual([])
})
