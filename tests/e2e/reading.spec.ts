// Novels in the reader: the place moves from one device to another, saved texts stay, the last line fulfils missions.
import type { Page } from 'playwright/test'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { forgetReads } from './kept-reads.ts'

const CHAPTER = '/world/world1/novel/3'

const text = (page: Page) => page.getByRole('region', { name: '本文', exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '読んだところ' })
const ratio = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

/** Opens the reader with its panel in horizontal lines, as for a returning reader. */
async function openReader(page: Page, path: string, account?: string): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('tsumugi-reader', kept), '{"writing":"vertical","known":false}')
  await enter(page, path, account)
  await expect(text(page)).toBeVisible()
}

test('reading goes on with another device where it was left', async ({ page, browser, server }) => {
  await openReader(page, `${CHAPTER}/read`)
  await text(page).focus()
  for (let turn = 0; turn < 3; turn++) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(400)
  }
  await expect.poll(() => ratio(page)).toBeGreaterThan(0.03)
  const left = await ratio(page)
  await expect
    .poll(async () =>
      (await server.query<{ place: number }>('select place from reading_place')).map(row => row.place > 0),
    )
    .toEqual([true])
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  await openReader(other, `${CHAPTER}/read`)
  await expect.poll(() => ratio(other)).toBe(left)
  // And back: the place of the other device is newer here.
  await text(other).focus()
  await other.keyboard.press('ArrowLeft')
  await expect.poll(() => ratio(other)).toBeGreaterThan(left)
  const further = await ratio(other)
  await other.waitForTimeout(2_500)
  await context.close()
  await page.reload()
  await expect.poll(() => ratio(page)).toBe(further)
})

const CLIP = '/files/voices/clip.wav'

/** Two seconds of silence among the files of a saved text. */
async function keepClip(address: string): Promise<void> {
  const samples = 16_000
  const view = new DataView(new ArrayBuffer(44 + samples * 2))
  const words: [number, string][] = [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ]
  for (const [at, word] of words) {
    for (let index = 0; index < word.length; index++) view.setUint8(at + index, word.charCodeAt(index))
  }
  view.setUint32(4, 36 + samples * 2, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 16_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  view.setUint32(40, samples * 2, true)
  const cache = await caches.open('tsumugi-saved')
  await cache.put(address, new Response(view.buffer, { headers: { 'content-type': 'audio/wav' } }))
}

/** Length of the clip, whether it can be seeked, and the answer to a request for a part of it. */
async function seekIn(address: string) {
  const audio = new Audio(address)
  await new Promise((resolve, reject) => {
    audio.oncanplaythrough = resolve
    audio.onerror = () => reject(new Error(audio.error?.message))
  })
  audio.currentTime = 1.5
  await new Promise(resolve => {
    audio.onseeked = resolve
  })
  const part = await fetch(address, { headers: { range: 'bytes=100-199' } })
  const bytes = (await part.arrayBuffer()).byteLength
  return {
    seconds: audio.duration,
    at: audio.currentTime,
    part: [part.status, part.headers.get('content-range'), bytes],
  }
}

test('one device: the last line, and what was saved for the way', { tag: FULL }, async ({ page, server, context }) => {
  await test.step('the last line fulfils the mission that waits for it, once', async () => {
    const [novel] = await server.query<{ id: number }>(
      `select novel_id as id from novel where world_id = 'world0' and title = '下手な灯'`,
    )
    const reached = () =>
      server.query(
        `select 1 from user_mission um join mission_master m on m.id = um.mission_id join auth_user a on a.id = um.user_id
         where m.archive_title = '下手な灯の、つづき' and a.email = 'demo-player@example.com'`,
      )
    expect(await reached()).toHaveLength(0)
    await enter(page, `/world/world0/novel/${novel?.id}`)
    await expect(page.getByRole('article')).toBeVisible()
    await page.getByRole('article').evaluate(article => article.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 400)
    await expect.poll(async () => (await reached()).length).toBe(1)
    await page.reload()
    await page.getByRole('article').evaluate(article => article.scrollIntoView({ block: 'end' }))
    await page.waitForTimeout(1_000)
    expect(await reached()).toHaveLength(1)
  })

  await test.step('what was saved for the way stays, with its pictures and clips, until it is thrown away', async () => {
    await openReader(page, `${CHAPTER}/read`)
    await untilInstalled(page)
    await page.getByRole('button', { name: '端末に保存する' }).click()
    await expect(page.getByRole('button', { name: /保存済み/ })).toBeVisible()
    await forgetReads(page)
    await page.evaluate(keepClip, CLIP)
    server.gate.shut()
    await context.setOffline(true)
    await page.goto(`${CHAPTER}/read`)
    await expect(text(page)).toContainText('釦')
    const picture = page.getByRole('img', { name: /金の釦/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    expect(await page.evaluate(seekIn, CLIP)).toEqual({ seconds: 2, at: 1.5, part: [206, 'bytes 100-199/32044', 100] })

    await page.goto('/myPage/device')
    const saved = page.getByRole('list', { name: '保存した物語' })
    await expect(saved).toContainText('一分の忘れ物')
    await saved.getByRole('button', { name: /を消す/ }).click()
    await expect(saved).toHaveCount(0)
    await expect(page.getByText('をこの端末から消しました').first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('tsumugi-saved')).keys()).length))
      .toBe(0)
  })
})
