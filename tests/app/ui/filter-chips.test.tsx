// A row of chips or tabs that is wider than the screen: the chosen one is in view.
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'

const filters = ['公認', 'アイテム', 'スキル', 'クラス', 'その他'].map((label, index) => ({ key: `k${index}`, label }))
const WIDE = 120
const ROOM = 320

/** Chips of 120 px side by side, in a row of 320. */
beforeEach(() => {
  let scrolled = 0
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrolled)
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(to => {
    scrolled = Math.min(Math.max(0, to), filters.length * WIDE - ROOM)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.localName === 'nav') return new DOMRect(0, 0, ROOM, 44)
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(index * WIDE - scrolled, 0, WIDE, 44)
  })
})

const chips = (current: string | readonly string[], of = filters) => (
  <FilterChips label="申請の種類" filters={of} current={current} onSelect={() => {}} />
)
/** Puts the row on the screen, until the frame in which it is painted. */
async function paint(put: () => void): Promise<void> {
  put()
  await new Promise(resolve => requestAnimationFrame(resolve))
}
const row = () => screen.getByRole('navigation', { name: '申請の種類' })

test.each([
  ['k0', 0],
  ['k1', 0],
  // Partly out of view at the right: scrolled to its edge, with a part of the next.
  ['k2', 3 * WIDE - ROOM + 24],
  ['k4', 5 * WIDE - ROOM],
  ['unknown', 0],
])('the row begins with %s in view', async (current, left) => {
  await paint(() => render(chips(current)))
  expect(row().scrollLeft).toBe(left)
})

test('another is chosen: the row follows it, in both directions', async () => {
  const { rerender } = render(chips('k4'))
  await paint(() => rerender(chips('k0')))
  expect(row().scrollLeft).toBe(0)
  await paint(() => rerender(chips('k3')))
  expect(row().scrollLeft).toBe(4 * WIDE - ROOM + 24)
})

test('where its reader has scrolled to it stays, until a word grows', async () => {
  const { rerender } = render(chips('k4'))
  await paint(() => {})
  row().scrollLeft = 0
  await paint(() => rerender(chips('k4', [...filters])))
  expect(row().scrollLeft).toBe(0)
  await paint(() => rerender(chips('k4', [{ key: 'k0', label: '公認 12' }, ...filters.slice(1)])))
  expect(row().scrollLeft).toBe(5 * WIDE - ROOM)
})

test('of several the first is shown', async () => {
  const { rerender } = render(chips(['k3', 'k4']))
  await paint(() => {})
  expect(row().scrollLeft).toBe(4 * WIDE - ROOM + 24)
  await paint(() => rerender(chips(['k1', 'k3'])))
  expect(row().scrollLeft).toBe(WIDE - 24)
  await paint(() => rerender(chips([])))
  expect(row().scrollLeft).toBe(WIDE - 24)
})

// The router calls every link current whose address begins like that of the page, here the first one.
test('a row of tabs begins with the active one in view, and follows it', async () => {
  const tabs = (current: string) => (
    <Tabs
      label="内容"
      tabs={filters}
      current={current}
      renderLink={({ key }, face) => (
        <a href={`/${key}`} {...face} aria-current={key === 'k0' ? 'page' : face['aria-current']} />
      )}
    />
  )
  const { rerender } = render(tabs('k4'))
  await paint(() => {})
  const nav = screen.getByRole('navigation', { name: '内容' })
  expect(nav.scrollLeft).toBe(5 * WIDE - ROOM)
  await paint(() => rerender(tabs('k0')))
  expect(nav.scrollLeft).toBe(0)
})

test('nothing is measured while the screen is put together, only in the frame that is painted', async () => {
  const measured = vi.mocked(Element.prototype.getBoundingClientRect)
  measured.mockClear()
  const { unmount } = render(chips('k4'))
  expect(measured).not.toHaveBeenCalled()
  unmount()
  await paint(() => render(chips('k4')))
  // The row and its chip, once: one that has gone before its frame is not measured.
  expect(measured).toHaveBeenCalledTimes(2)
})
