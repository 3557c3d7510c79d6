// The reader on a phone: both directions, all ways of moving, settings, the place, searching; and news in it.

import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { developmentPage } from './builds.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

type Writing = 'vertical' | 'horizontal'
const writings = ['vertical', 'horizontal'] as const

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const text = (page: Page) => page.getByRole('region', { name: '本文', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: '読みかた', exact: true })
/** About a paragraph, laid out separately. */
const BLOCK = '[style*="contain-intrinsic"]'
const slider = (page: Page) => page.getByRole('slider', { name: '読んだところ' })

/** Opens the long story of the development page. */
async function openStory(page: Page, writing: Writing, settings: object = {}): Promise<void> {
  await page.addInitScript(
    kept => {
      if (localStorage.getItem('tsumugi-reader') === null) localStorage.setItem('tsumugi-reader', kept)
    },
    JSON.stringify({ writing, known: true, ...settings }),
  )
  await page.goto('/#read-2')
  await expect(text(page)).toBeVisible()
}

/** The first words of the page. */
const firstWords = (page: Page, length = 12): Promise<string> =>
  text(page).evaluate((scroller, count) => {
    const { right, left, top } = scroller.getBoundingClientRect()
    const pitch = Number.parseFloat(getComputedStyle(scroller).lineHeight)
    const vertical = scroller.dataset.writing === 'vertical'
    const [x, y] = vertical ? [right - pitch / 2, top + 3] : [left + 26, top + pitch / 2 + 1]
    const caret = document.caretRangeFromPoint(x, y)
    if (!caret) return ''
    const words = document.createRange()
    words.setStart(caret.startContainer, caret.startOffset)
    words.setEnd(scroller, scroller.childNodes.length)
    return words.toString().slice(0, count)
  }, length)

/** Scroll position in pages. */
const pagesOn = (page: Page): Promise<number> =>
  text(page).evaluate(scroller =>
    scroller.dataset.writing === 'vertical'
      ? -scroller.scrollLeft / scroller.clientWidth
      : scroller.scrollTop / scroller.clientHeight,
  )

/** Waits until no turn of a page is under way: the text has not moved for a tenth of a second. */
const settled = (page: Page): Promise<void> =>
  text(page).evaluate(
    scroller =>
      new Promise<void>(resolve => {
        let since = performance.now()
        let at = Number.NaN
        const look = (now: number) => {
          const moved = scroller.scrollLeft + scroller.scrollTop
          if (moved !== at) since = now
          at = moved
          if (now - since > 100) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )

async function expectPage(page: Page, number: number, writing: Writing): Promise<void> {
  // Horizontal pages end between lines, a little before the foot.
  const slack = writing === 'vertical' ? 0.01 : 0.2 * Math.max(1, number)
  await expect.poll(() => pagesOn(page)).toBeGreaterThan(number - slack - 0.001)
  await expect.poll(async () => Math.abs((await pagesOn(page)) - number)).toBeLessThan(slack + 0.001)
}

const keptPlace = (page: Page): Promise<{ place: number; ratio: number } | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('place:guest:trial:2')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

const tapAt = (page: Page, share: number) => page.touchscreen.tap(390 * share, 400)

// One test for steps with the same story that do not disturb each other, because a start is expensive.
test.describe('a long story', () => {
  test.beforeEach(async ({ server }) => {
    await server.gate.serveBuild(await developmentPage())
  })

  for (const writing of writings) {
    const onwards = writing === 'vertical' ? 0.1 : 0.9

    const details = writing === 'horizontal' ? { tag: FULL } : {}

    test(`${writing}: taps, keys, a search, larger letters`, details, async ({ page }) => {
      await test.step('taps turn pages, the middle brings the controls and takes them away', async () => {
        await openStory(page, writing)
        await tapAt(page, onwards)
        await expectPage(page, 1, writing)
        await tapAt(page, onwards)
        await expectPage(page, 2, writing)
        await tapAt(page, 1 - onwards)
        await expectPage(page, 1, writing)
        await expect(panel(page)).toHaveCount(0)
        await tapAt(page, 0.5)
        await expect(panel(page)).toBeVisible()
        await expect(page.getByText('月を編むひと')).toBeVisible()
        await page.touchscreen.tap(195, 200)
        await expect(panel(page)).toHaveCount(0)
        // The page has the room of the controls again.
        await settled(page)
        // The second tap comes while the first page is still being turned.
        await tapAt(page, onwards)
        await tapAt(page, onwards)
        await expectPage(page, 3, writing)
      })

      await test.step('keys turn pages and lead to both ends', async () => {
        await page.keyboard.press('Home')
        await expectPage(page, 0, writing)
        // A turn that has only begun survives a paragraph that turns out longer than estimated.
        await text(page).evaluate((scroller, name) => {
          const block = scroller.querySelector<HTMLElement>(name)
          if (!block) throw new Error('There is no block.')
          const size = scroller.dataset.writing === 'vertical' ? block.offsetWidth : block.offsetHeight
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
          block.style.minBlockSize = `${size + 6}px`
        }, BLOCK)
        await expect.poll(() => pagesOn(page)).toBeGreaterThan(0.7)
        await settled(page)
        await text(page).evaluate(
          (scroller, name) => scroller.querySelector<HTMLElement>(name)?.style.removeProperty('min-block-size'),
          BLOCK,
        )
        await page.keyboard.press('Home')
        await expectPage(page, 0, writing)
        const [on, back] = writing === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
        let number = 0
        for (const key of [on, ' ', 'PageDown']) {
          await page.keyboard.press(key)
          await expectPage(page, ++number, writing)
        }
        for (const key of [back, 'Shift+ ', 'PageUp']) {
          await page.keyboard.press(key)
          await expectPage(page, --number, writing)
        }
        // The page gets another size during a turn, which is not lost.
        await page.keyboard.press(on)
        await page.setViewportSize({ width: 390, height: 800 })
        await expect.poll(() => pagesOn(page)).toBeGreaterThan(0.7)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.keyboard.press('End')
        await expect(page.getByText('読み終わり')).toBeVisible()
        await expect(page.getByText('100%')).toBeVisible()
        await expect(page.getByRole('link', { name: '次の章「三　ほどけない朝」' })).toBeInViewport()
        await page.keyboard.press('Home')
        await expectPage(page, 0, writing)
        await expect(page.getByText('0%')).toBeVisible()
      })

      await test.step('a search finds visible words, and steps through them', async () => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: '本文を探す' }).click()
        const field = page.getByRole('textbox', { name: '本文から探す言葉' })
        await expect(field).toBeFocused()
        await field.fill('こつばり')
        await expect(page.getByText('見つかりません')).toBeVisible()
        await field.fill('硝子の鯨')
        await expect(page.getByText('1 / 1')).toBeVisible()
        expect(await firstWords(page, 60)).toContain('硝子の鯨')
        const marked = () =>
          page.evaluate(() => [...(CSS.highlights.get('reader-hit') ?? [])].map(range => (range as Range).toString()))
        await expect.poll(marked).toEqual(['硝子の鯨'])
        await field.fill('骨針')
        const count = page.getByText(/^\d+ \/ \d+$/)
        await expect(count).not.toHaveText('1 / 1')
        const [first, all] = ((await count.textContent()) ?? '').split(' / ').map(Number)
        await page.getByRole('button', { name: '次の一致' }).click()
        await expect(page.getByText(`${((first ?? 0) % (all ?? 1)) + 1} / ${all}`)).toBeVisible()
        await field.press('Enter')
        await page.getByRole('button', { name: '前の一致' }).click()
        await page.getByRole('button', { name: '前の一致' }).click()
        await expect(page.getByText(`${first} / ${all}`)).toBeVisible()
        await expect.poll(marked).toEqual(['骨針'])
        await page.keyboard.press('Escape')
        await expect(field).toHaveCount(0)
        await expect.poll(marked).toEqual([])
      })

      await test.step('larger letters, wider lines and a reload keep the place', async () => {
        await slider(page).fill('0.5')
        await slider(page).blur()
        await expect(panel(page).getByText('50%')).toBeVisible()
        const words = await firstWords(page)
        expect(words).not.toBe('')
        await expect.poll(async () => (await keptPlace(page))?.ratio).toBeCloseTo(0.5, 2)
        const kept = await keptPlace(page)
        for (let step = 0; step < 2; step++) await page.getByRole('button', { name: '文字を大きく' }).click()
        await panel(page).getByText('ひろい').click()
        const isSeen = () => firstWords(page, 60).then(shown => shown.includes(words.slice(0, 6)))
        await expect.poll(isSeen).toBe(true)
        for (let step = 0; step < 4; step++) await page.getByRole('button', { name: '文字を小さく' }).click()
        await panel(page)
          .getByText(writing === 'vertical' ? '横書き' : '縦書き')
          .click()
        await expect.poll(isSeen).toBe(true)
        expect(await keptPlace(page)).toEqual(kept)
        await page.reload()
        await expect(page.getByText('50%')).toBeVisible()
        await expect.poll(isSeen).toBe(true)
        expect(await keptPlace(page)).toEqual(kept)
      })
    })
  }

  test('vertical: swipes, the grid of lines, and back again', { tag: FULL }, async ({ page }) => {
    await test.step('a swipe turns one page; ruby stands right of the line; short numbers stand upright', async () => {
      await openStory(page, 'vertical')
      const swipe = async (distance: number) => {
        const debug = await page.context().newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          debug.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
        const start = 195 - distance / 2
        await touch('touchStart', start)
        for (let step = 1; step <= 10; step++) await touch('touchMove', start + (distance * step) / 10)
        await touch('touchEnd')
        await debug.detach()
      }
      await swipe(220)
      await expectPage(page, 1, 'vertical')
      await swipe(220)
      await expectPage(page, 2, 'vertical')
      await swipe(-220)
      await expectPage(page, 1, 'vertical')

      const ruby = await text(page)
        .locator('ruby')
        .first()
        .evaluate(element => {
          const base = document.createRange()
          base.selectNodeContents(element.firstChild ?? element)
          const reading = element.querySelector('rt')?.getBoundingClientRect()
          return { base: base.getBoundingClientRect().right, reading: reading?.right ?? 0 }
        })
      expect(ruby.reading).toBeGreaterThan(ruby.base)
      const upright = text(page).locator('span', { hasText: /^12$/ }).first()
      await expect(upright).toHaveCSS('text-combine-upright', 'all')
      const size = await upright.boundingBox()
      expect(size?.height).toBeLessThanOrEqual(20)
    })

    await test.step('lines lie on a grid: no page begins or ends within a line, forwards or backwards', async () => {
      await page.keyboard.press('Home')
      await expectPage(page, 0, 'vertical')
      const offGrid = () =>
        text(page).evaluate(scroller => {
          const { right, left } = scroller.getBoundingClientRect()
          const pitch = Number.parseFloat(getComputedStyle(scroller).lineHeight)
          const odd: number[] = []
          for (const paragraph of scroller.querySelectorAll('p')) {
            const box = paragraph.getBoundingClientRect()
            if (box.left > right || box.right < left) continue
            // The padding for the readings above its first line.
            const padding = Number.parseFloat(getComputedStyle(paragraph).paddingRight)
            const lines = (right - box.right + padding) / pitch
            if (Math.abs(lines - Math.round(lines)) > 0.02) odd.push(lines)
          }
          return odd
        })
      for (const key of ['PageDown', 'PageDown', 'PageDown', 'End', 'PageUp', 'PageUp', 'PageUp']) {
        const before = await pagesOn(page)
        await page.keyboard.press(key)
        await expect.poll(() => pagesOn(page)).not.toBe(before)
        await settled(page)
        expect(await offGrid()).toEqual([])
      }
    })

    await test.step('a paragraph that grows in the middle of a turn moves where the turn leads, not where pages begin', async () => {
      await page.keyboard.press('Home')
      for (const number of [1, 2]) {
        await expectPage(page, number - 1, 'vertical')
        await page.keyboard.press('PageDown')
      }
      await expectPage(page, 2, 'vertical')
      await settled(page)
      const wanted = await text(page).evaluate(async (scroller, name) => {
        const before = [...scroller.querySelectorAll<HTMLElement>(name)].find(
          block => block.getBoundingClientRect().left > scroller.getBoundingClientRect().right,
        )
        if (!before) throw new Error('No block lies before the page.')
        const { clientWidth } = scroller
        const start = -scroller.scrollLeft
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
        const moved = () => (-scroller.scrollLeft - start) / clientWidth
        while (moved() < 0.1) await new Promise(requestAnimationFrame)
        if (moved() > 0.9) throw new Error('The turn was over before the paragraph grew.')
        before.style.minBlockSize = `${before.offsetWidth + 60}px`
        return (start + clientWidth + 60) / clientWidth
      }, BLOCK)
      await settled(page)
      expect(Math.abs((await pagesOn(page)) - wanted)).toBeLessThan(0.01)
    })

    await test.step('pages turned back show what comes before, without a gap', async () => {
      await page.keyboard.press('Escape')
      await slider(page).fill('0.6')
      await slider(page).blur()
      await page.keyboard.press('Escape')
      await expect(page.getByText('60%')).toBeVisible()
      const words = [await firstWords(page, 8)]
      for (let turn = 0; turn < 5; turn++) {
        await page.keyboard.press('PageDown')
        await settled(page)
        words.push(await firstWords(page, 8))
      }
      for (const expected of words.reverse().slice(1)) {
        await page.keyboard.press('PageUp')
        await expect.poll(() => firstWords(page, 8)).toBe(expected)
      }
      expect(new Set(words).size).toBeGreaterThan(3)
    })
  })

  test('chapters, grounds, and access in any face', { tag: FULL }, async ({ page }) => {
    test.slow()
    await test.step('chapters: contents, the next and the one before, each with a place of its own; saving says how it is', async () => {
      await openStory(page, 'vertical', { known: false })
      await page.getByRole('button', { name: '端末に保存する' }).click()
      await expect(page.getByRole('button', { name: '端末に保存しています' })).toBeVisible()
      await expect(page.getByRole('button', { name: '端末に保存済み' })).toBeVisible()
      await page.getByRole('button', { name: '目次' }).click()
      const contents = page.getByRole('dialog', { name: '目次' })
      await expect(contents.getByRole('link', { name: '二　三晩目の膝' })).toHaveAttribute('aria-current', 'page')
      await contents.getByRole('link', { name: '一　編みかけの窓' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '一　編みかけの窓' })).toBeVisible()
      await expect(contents).toHaveCount(0)
      await panel(page).getByRole('link', { name: '次の章' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '二　三晩目の膝' })).toBeVisible()
      await expect(page.getByRole('link', { name: '前の章' })).toBeVisible()
    })

    await test.step('grounds: paper, sepia and dark are kept on the device; without a choice it is the app’s', async () => {
      const ground = () =>
        text(page).evaluate(element => getComputedStyle(element.closest('[data-vertical]') ?? element).backgroundColor)
      const [paper, sepia, dark] = ['rgb(251, 248, 241)', 'rgb(241, 229, 204)', 'rgb(18, 21, 28)']
      expect(await ground()).toBe(paper)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await ground()).toBe(dark)
      await panel(page).getByText('セピア').click()
      expect(await ground()).toBe(sepia)
      await page.reload()
      await expect.poll(ground).toBe(sepia)
      await panel(page).getByText('紙', { exact: true }).click()
      expect(await ground()).toBe(paper)
      await page.emulateMedia({ colorScheme: 'light' })
      await panel(page).getByText('夜').click()
      expect(await ground()).toBe(dark)
      await page.getByRole('button', { name: '戻る' }).click()
      await expect(text(page)).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBeUndefined()
    })

    await test.step('axe finds nothing serious in any face; nothing is cut off at 320 px and with letters of 200 %', async () => {
      const found: string[] = []
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/#read-3')
      await page.reload()
      await expect(text(page)).toBeVisible()
      for (const face of ['自動', '紙', 'セピア', '夜']) {
        await panel(page).getByText(face, { exact: true }).click()
        found.push(...(await faultsOfAccess(page, face)))
      }
      await panel(page).getByText('自動', { exact: true }).click()
      await panel(page).getByText('横書き').click()
      found.push(...(await faultsOfAccess(page, 'horizontal')))
      await page.getByRole('button', { name: '読みかたをとじる' }).click()
      found.push(...(await faultsOfAccess(page, 'controls away')))
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '目次' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await faultsOfAccess(page, 'contents')))
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '本文を探す' }).click()
      found.push(...(await faultsOfAccess(page, 'search')))
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 320, height: 700 })
      for (const letters of ['', '200%']) {
        for (const writing of ['縦書き', '横書き']) {
          await page.evaluate(size => {
            document.documentElement.style.fontSize = size
          }, letters)
          await panel(page).getByText(writing).click()
          found.push(
            ...(
              await page.evaluate(() => {
                const { scrollWidth, clientWidth } = document.documentElement
                return [
                  ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
                  ...[
                    ...document.querySelectorAll<HTMLElement>(
                      '[data-vertical] :is(button, label, section[aria-label=読みかた], nav a)',
                    ),
                  ]
                    .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
                    .map(element => `cut: ${element.innerText} ${element.ariaLabel}`),
                ]
              })
            ).map(fault => `${writing} ${letters}: ${fault}`),
          )
          const size = await text(page).boundingBox()
          expect(size?.height, 'room for the text').toBeGreaterThan(100)
        }
      }
      expect(found).toEqual([])
    })
  })
})

test('news opens in the reader by its own address; back returns; it is there without a network', async ({
  page,
  server,
}) => {
  await server.query('update news_post set body = $1 where post_id = 1', [
    `｜灯守《ひもり》からの12通目の便り。\n\n${'　霧の港に灯りがともる。くわしくは次の便りで。\n'.repeat(60)}`,
  ])
  await enter(page, '/news/1')
  await expect(page.getByRole('article')).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'リーダーで読む' }).click()
  await expect(page).toHaveURL(/\/news\/1\/read$/)
  await expect(text(page)).toContainText('12通目の便り')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: '読みかたをとじる' }).click()
  await page.keyboard.press('PageDown')
  await expect.poll(() => pagesOn(page)).toBeGreaterThan(0.9)
  await page.waitForTimeout(500)
  const words = await firstWords(page)
  await untilInstalled(page)
  server.gate.shut()
  await page.reload()
  await expect.poll(() => firstWords(page)).toBe(words)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '戻る' }).click()
  await expect(page).toHaveURL(/\/news\/1$/)
  await expect(page.getByRole('article')).toBeVisible()
})
