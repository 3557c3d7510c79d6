// Headings and numbers with their units never break inside a word, both in browsers that know phrases and with marked
// phrases.
import type { Page } from 'playwright/test'
import { momentsParted, wordsPartedInside } from './fit.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { pressSignOut } from './tabs.ts'
import { keepUnsent } from './unsent.ts'

test.use({ serviceWorkers: 'block' })

const texts = [
  { name: 'h1', text: 'こんばんは、ゆずさん。', whole: ['こんばんは'] },
  { name: 'h2', text: 'はじめてのミッション達成', whole: ['はじめて', 'ミッション達成'] },
  { name: 'h3', text: '灯りを守る人たちの物語', whole: ['灯り', '守る', '物語'] },
  { name: 'p', className: 'num', text: '締切まであと20時間です', whole: ['20時間'] },
]

/** Shows a text at every width from seven letters to its own, and returns the words broken by a line end. */
const partedWords = (page: Page, { name, className, text, whole }: (typeof texts)[number]) =>
  page.evaluate(
    async ([tag, face, words, wholes]) => {
      const element = document.createElement(tag)
      element.className = face
      element.textContent = words
      document.querySelector('main')?.append(element)
      // Marking happens after a change.
      await new Promise(resolve => setTimeout(resolve, 50))
      const parted = new Set<string>()
      for (let width = 7; width <= words.length; width++) {
        element.style.width = `${width}em`
        const node = element.firstChild as Text
        const tops = [...node.data].flatMap((letter, place) => {
          const range = new Range()
          range.setStart(node, place)
          range.setEnd(node, place + 1)
          return letter === '\u200B' ? [] : [Math.round(range.getBoundingClientRect().top)]
        })
        for (const word of wholes) {
          const from = words.indexOf(word)
          if (new Set(tops.slice(from, from + word.length)).size > 1) parted.add(`${word} at ${width}`)
        }
      }
      element.remove()
      return [...parted]
    },
    [name, className ?? '', text, whole] as const,
  )

test('no word is parted, by the browser itself', { tag: FULL }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
  expect(await page.evaluate(() => CSS.supports('word-break', 'auto-phrase'))).toBe(true)
  for (const each of texts) expect(await partedWords(page, each), each.text).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset.phrases)).toBeUndefined()
})

test('nor in a browser that has to be told', { tag: FULL }, async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = ((property: string, value: string) => value !== 'auto-phrase' && supports(property, value)) as never
  })
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.phrases)).toBe('')
  for (const each of texts) expect(await partedWords(page, each), each.text).toEqual([])
})

test('nor in what cards, empty states, questions and toasts say, narrow and with large letters', async ({
  page,
  server,
}) => {
  const found: string[] = []
  const look = async (name: string, place = 'h1, h2, h3, main p, main dd, main li, [role$=dialog] p') => {
    for (const [width, letters] of [
      [390, ''],
      [320, ''],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size
      }, letters)
      const parted = await wordsPartedInside(page, place)
      // With letters of 200 % a column may be narrower than a date.
      if (letters === '') parted.push(...(await momentsParted(page)))
      found.push(...parted.map(word => `${name} ${width} ${letters}: ${word}`))
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await server.query('delete from notice')
  await enter(page, '/notice')
  for (const [path, words] of [
    ['/notice?filter=letter', 'この種類の通知はありません。'],
    ['/shelf', '保存した物語はありません。'],
    ['/myPage/home', 'あなたの番'],
    ['/world/world0/scenario', /全\d+件/],
    ['/myPage/distribution', '配れる商品はありません。'],
    ['/mission?tabNo=0', /全\d+件/],
    ['/myPage/applications', '却下の理由'],
    ['/world/world0/originalClass', /全\d+件/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    // Titles of users may be longer than a column with large letters.
    await look(path, path === '/myPage/home' ? 'h1, h2' : undefined)
  }
  await page.goto('/news')
  server.gate.answer(/readAll/, 403, '{"errorMessage":"x","code":"FORBIDDEN"}', 'application/json')
  await page.getByRole('button', { name: 'すべて既読', exact: true }).click()
  await expect(page.getByText('すべて既読にできませんでした').first()).toBeVisible()
  await look('a toast', '[aria-label="通知"] li')
  await keepUnsent(page)
  await page.goto('/myPage')
  await pressSignOut(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('a question')
  expect(found).toEqual([])
})
