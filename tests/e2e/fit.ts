// What is too wide for its screen.
import type { Locator, Page } from 'playwright/test'

/** What does not fit: the page that scrolls sideways, the button or menu entry whose words are cut. */
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

/** Texts of buttons and links inside `place` that are parted between lines; where they may be parted, a text ends. */
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
