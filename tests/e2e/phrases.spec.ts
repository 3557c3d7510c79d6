// Headings and numbers with their units never break inside a word: where the browser knows phrases, and where it is told.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const texts = [
  { name: 'h1', text: 'こんばんは、ゆずさん。', whole: ['こんばんは'] },
  { name: 'h2', text: 'はじめてのミッション達成', whole: ['はじめて', 'ミッション達成'] },
  { name: 'h3', text: '灯りを守る人たちの物語', whole: ['灯り', '守る', '物語'] },
  { name: 'p', className: 'num', text: '締切まであと20時間です', whole: ['20時間'] },
]

/** Puts a text up at every width from seven letters to its own, and tells which words were parted by a line's end. */
const partedWords = (page: Page, { name, className, text, whole }: (typeof texts)[number]) =>
  page.evaluate(
    async ([tag, face, words, wholes]) => {
      const element = document.createElement(tag)
      element.className = face
      element.textContent = words
      document.querySelector('main')?.append(element)
      // What is told to the browser is told after a change.
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

test('no word is parted, by the browser itself', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
  expect(await page.evaluate(() => CSS.supports('word-break', 'auto-phrase'))).toBe(true)
  for (const each of texts) expect(await partedWords(page, each), each.text).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset.phrases)).toBeUndefined()
})

test('nor in a browser that has to be told', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = ((property: string, value: string) => value !== 'auto-phrase' && supports(property, value)) as never
  })
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.phrases)).toBe('')
  for (const each of texts) expect(await partedWords(page, each), each.text).toEqual([])
})
