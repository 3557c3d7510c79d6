// What is too wide for its screen.
import type { Page } from 'playwright/test'

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
