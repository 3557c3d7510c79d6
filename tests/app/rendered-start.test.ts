// The start of the app on a page that came with its content: not before its reader does something, and nothing of what the reader did
// until then is lost.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setColorScheme } from '#app/platform/color-scheme.ts'

/** The entry of another page is another module, which runs again. */
const entry = () =>
  `data:text/javascript,${encodeURIComponent(`dispatchEvent(new Event('started')) // ${randomUUID()}`)}`
const page = () => `<div id="root"><main>
  <a href="/news">お知らせ</a><button type="button">いいね</button>
  <form><input name="mail" value=""><textarea name="words"></textarea><button>送る</button></form>
</main></div>
<script type="application/json" id="rendered">{}</script>
<script type="application/json" data-entry="${entry()}" data-parts="/assets/core-1.js" data-styles=""></script>`

let keptBases: { name: string }[] = []
const started = vi.fn()
const get = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind
const says = (selector: string, type: string) => get(selector).dispatchEvent(new Event(type, { bubbles: true }))
const soon = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  keptBases = []
  vi.stubGlobal('indexedDB', { databases: async () => keptBases })
  vi.useFakeTimers()
  vi.resetModules()
  started.mockClear()
  addEventListener('started', started)
  document.body.innerHTML = page()
})

afterEach(async () => {
  // Whatever still waits for its reader ends with its test.
  says('main', 'keydown')
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
  get('#rendered')?.remove()
  await soon()
  removeEventListener('started', started)
  document.body.replaceChildren()
  document.head.querySelector('link[href="/assets/core-1.js"]')?.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async () => {
  await import('#app/rendered-start.ts')
  await soon()
}

test.each([
  ['a touch', 'main', 'pointerdown', 1],
  ['a place to write in', 'input', 'focusin', 1],
  ['a key', 'a', 'keydown', 1],
  ['scrolling', 'main', 'scroll', 1],
  ['a press of a link, which leads to another page', 'a', 'pointerdown', 0],
  ['a look at the page', 'main', 'load', 0],
])('%s starts it, or not', async (_, on, type, times) => {
  await open()
  expect(started).not.toHaveBeenCalled()
  says(on, type)
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(times))
  expect(document.querySelectorAll('link[href="/assets/core-1.js"]')).toHaveLength(times)
})

test('by itself after ten seconds in which nothing was done', async () => {
  await open()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(started).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
})

test('its parts are asked for when the page has been read for a while, or with the first sign', async () => {
  const asked = () => document.querySelectorAll('link[href="/assets/core-1.js"]').length
  await open()
  await vi.advanceTimersByTimeAsync(2_400)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked()).toBe(1)
  expect(started).not.toHaveBeenCalled()
})

test('at once where the app is put in place of the page', async () => {
  get('main').dataset.replaced = ''
  await open()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
})

test('at once on a device that has kept something of the app, and where that cannot be known', async () => {
  keptBases = [{ name: 'keyval-store' }]
  await open()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  document.body.innerHTML = page()
  vi.resetModules()
  vi.stubGlobal('indexedDB', {})
  await open()
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
})

test('what was written and pressed is handed to the app when it has taken the page over', async () => {
  await open()
  const heard: string[] = []
  const ends = new AbortController()
  for (const [selector, text] of [
    ['input', 'a@b.c'],
    ['textarea', '霧が晴れた。'],
  ] as const) {
    get<HTMLInputElement>(selector).value = text
    says(selector, 'input')
  }
  get('form button').click()
  await soon()
  for (const type of ['input', 'submit', 'click']) {
    const hear = (event: Event) => {
      event.preventDefault()
      const { tagName, value } = event.target as HTMLInputElement
      heard.push(`${type} ${tagName} ${value}`.trim())
    }
    document.addEventListener(type, hear, { signal: ends.signal })
  }
  get('#rendered').remove()
  await soon()
  ends.abort()
  expect(heard).toEqual(['input INPUT a@b.c', 'input TEXTAREA 霧が晴れた。', 'click BUTTON'])
})

test('the prompt for the home screen is kept for it', async () => {
  await open()
  const prompt = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(prompt)
  expect(prompt.defaultPrevented).toBe(true)
  const again = vi.fn()
  addEventListener('beforeinstallprompt', again)
  says('main', 'scroll')
  await vi.waitFor(() => expect(again).toHaveBeenCalledExactlyOnceWith(prompt))
  removeEventListener('beforeinstallprompt', again)
})

test('the colours are those that its reader has chosen', async () => {
  setColorScheme('dark')
  delete document.documentElement.dataset.scheme
  await open()
  expect(document.documentElement.dataset.scheme).toBe('dark')
  setColorScheme('device')
})
