// Content that is too wide for its screen.
import type { Locator, Page } from 'playwright/test'

/** Elements that do not fit: a page that scrolls sideways, a button or menu entry with cut-off words. */
export function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []
    const pressed = document.querySelectorAll<HTMLElement>(
      'button, nav[aria-label="メニュー"] a, dialog a, [role=dialog]',
    )
    const cut = [...pressed]
      .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth)
      .map(element => `${element.innerText.slice(0, 40)}: ${element.scrollWidth} in ${element.clientWidth}`)
    return [...wide, ...cut]
  })
}

/** Texts of buttons and links inside `place` that are broken within a word; a break opportunity ends a word. */
export function partedWords(place: Locator): Promise<string[]> {
  return place.evaluate(root =>
    [...root.querySelectorAll('a, button')].flatMap(pressed => {
      const texts = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT)
      const parted: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) parted.push(text.textContent ?? '')
      }
      return parted
    }),
  )
}

/**
 * Words of the app that a line end breaks inside `selector`. Texts of users are left out, and so are words whose phrase is wider than a
 * whole line, as 5人フォローしましょう is with letters of 200 %.
 */
export function wordsPartedInside(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(places => {
    const words = new Intl.Segmenter('ja', { granularity: 'word' })
    const parted = new Set<string>()
    const topAt = (text: Text, index: number): number => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    /** Whether the line of a word begins with the phrase that the word ends: a number, a katakana word, and kana behind it. */
    const fillsItsLine = (text: Text, index: number): boolean => {
      let from = index
      while (from > 0 && topAt(text, from - 1) === topAt(text, index)) from -= 1
      return /^(?:\d+人)?[\p{Script=Katakana}ー]+\p{Script=Hiragana}*$/u.test(text.data.slice(from, index))
    }
    for (const place of document.querySelectorAll(places)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.vh, .whitespace-pre-wrap')) continue
        for (const { segment, index, isWordLike } of words.segment(text.data)) {
          if (!isWordLike) continue
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + segment.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && !fillsItsLine(text, index))
            parted.add(`${segment}: ${text.data.trim()}`)
        }
      }
    }
    return [...parted]
  }, selector)
}

/** Dates, times and remaining times (ui/Whole) that a line end divides. */
export function momentsParted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moment = /(?:\d{4}年)?\d+月\d+日(?: \d\d:\d\d)?|\d{4}\/\d\d\/\d\d(?: \d\d:\d\d)?|あと\d+(?:分|時間|日)/g
    const parted: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.vh')) continue
      for (const { 0: words, index } of text.data.matchAll(moment)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) parted.push(`${words}: ${text.data.trim()}`)
      }
    }
    return parted
  })
}
