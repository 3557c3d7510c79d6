// Places of toasts: one above the other, above a bar of actions that they would cover, and away from a text that is read.
import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Toaster from '#app/ui/Toaster.tsx'
import { liftsOf } from '#app/ui/toast-places.ts'
import { toasts } from '#app/ui/toast-store.ts'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: {} }) }))

// A phone of 844: the toasts stand on a line at 772.
const LINE = 772
const bar = (top: number, height = 65) => ({ top, bottom: top + height })

describe('how far toasts are lifted', () => {
  test.each([
    ['none', [], [], []],
    ['one', [60], [], [0]],
    ['each above the one before', [60, 81, 60], [], [0, 68, 157]],
    ['above a bar that is stuck over the menu', [60], [bar(719)], [61]],
    ['all of them', [60, 60], [bar(719)], [61, 129]],
    ['above a bar of which only the lower edge is covered', [60], [bar(650)], [130]],
    ['not above a bar that is out of reach', [60], [bar(600)], [0]],
    ['… but above the same bar where three stand', [60, 60, 60], [bar(600)], [180, 248, 316]],
    ['not above a bar below the window', [60], [bar(860)], [0]],
    ['above two bars', [60], [bar(600), bar(719)], [180]],
    ['over it, where there is no room above', [60], [bar(40, 800)], [0]],
  ] as const)('%s', (_, heights, bars, lifts) => expect(liftsOf(heights, LINE, { bars })).toEqual(lifts))
})

// Bars at the top end at 88.
const pressedAt = (top: number, height = 44) => ({ pressed: [{ top, bottom: top + height }], barsEnd: 88, gap: 0 })

describe('lines of a phone, where something was pressed', () => {
  test.each([
    ['elsewhere', [44], pressedAt(300), [0]],
    ['just above them', [44], pressedAt(684), [0]],
    ['under the only one: it goes below the bars of the top', [44], pressedAt(720), [LINE - 88 - 44]],
    ['under the upper of two: both go, the first lower', [44, 44], pressedAt(650), [LINE - 88 - 88, LINE - 88 - 44]],
    ['as high as the page: there is no better place', [44], pressedAt(100, 660), [0]],
  ] as const)('%s', (_, heights, place, lifts) => expect(liftsOf(heights, LINE, place)).toEqual(lifts))
})

afterEach(() => act(() => toasts.clear()))

test('what stands stays where it is when more come; when one goes, the others take its place', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const { getAllByRole } = render(<Toaster />)
  const places = () => getAllByRole('listitem').map(({ style }) => style.transform)
  const ids: number[] = []
  const add = (title: string) => act(() => void ids.push(toasts.add({ type: 'info', title })))
  add('一')
  expect(places()).toEqual(['translateY(0px)'])
  add('二')
  expect(places()).toEqual(['translateY(0px)', 'translateY(-68px)'])
  add('三')
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['一', '通知 2件二 ほか1件'])
  expect(places()).toEqual(['translateY(0px)', 'translateY(-68px)'])
  act(() => toasts.dismiss(ids[0] ?? 0))
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['通知 2件二 ほか1件'])
  expect(places()).toEqual(['translateY(0px)'])
})

const Screen = ({ asks }: { asks: boolean }) => (
  <>
    {asks && <div data-action-bar="">保存する</div>}
    <Toaster />
  </>
)

test('a bar of actions lifts them, and lets them down when it goes', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-action-bar') ? new DOMRect(0, 719, 390, 65) : new DOMRect(12, LINE, 366, 0)
  })
  const { getByRole, rerender } = render(<Screen asks={false} />)
  const place = () => getByRole('listitem').style.transform
  act(() => void toasts.add({ type: 'success', title: '保存しました' }))
  expect(place()).toBe('translateY(0px)')
  rerender(<Screen asks />)
  await vi.waitFor(() => expect(place()).toBe('translateY(-61px)'))
  rerender(<Screen asks={false} />)
  await vi.waitFor(() => expect(place()).toBe('translateY(0px)'))
})

test('what was pressed, or is being written in, is not covered', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? new DOMRect(24, 719, 342, 44) : new DOMRect(12, LINE, 366, 0)
  })
  const { getByRole } = render(
    <>
      <main>
        <button type="button">送る</button>
      </main>
      <Toaster />
    </>,
  )
  act(() => void toasts.add({ type: 'success', title: '送信しました' }))
  const place = () => getByRole('listitem').style.transform
  expect(place()).toBe('translateY(0px)')
  act(() => getByRole('button', { name: '送る' }).focus())
  await vi.waitFor(() => expect(place()).toBe(`translateY(${68 - LINE}px)`))
})

test('while a text is read they wait, and their time with them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = document.createElement('div')
  reading.setAttribute('data-reading', '')
  document.body.append(reading)
  const { queryByRole, findByRole } = render(<Toaster />)
  act(() => void toasts.add({ type: 'success', title: '保存しました' }))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(queryByRole('listitem')).toBeNull()
  vi.useRealTimers()
  act(() => reading.remove())
  expect((await findByRole('listitem')).textContent).toBe('保存しました')
})

describe('on the page of a text, on a phone', () => {
  const story = document.createElement('div')
  story.setAttribute('data-story', '')
  const phone = () =>
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const titles = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent)
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    story.remove()
  })

  test('the newest stands alone, and the one before it has its whole time afterwards', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    phone()
    document.body.append(story)
    const { queryAllByRole, getAllByRole } = render(<Toaster />)
    act(() => void toasts.add({ type: 'info', title: '届きました' }))
    act(() => void vi.advanceTimersByTime(5_000))
    act(() => void toasts.add({ type: 'success', title: '保存しました' }))
    expect(titles(getAllByRole('listitem'))).toEqual(['保存しました'])
    act(() => void vi.advanceTimersByTime(6_000))
    expect(titles(getAllByRole('listitem'))).toEqual(['届きました'])
    act(() => void vi.advanceTimersByTime(5_900))
    expect(titles(getAllByRole('listitem'))).toEqual(['届きました'])
    act(() => void vi.advanceTimersByTime(200))
    expect(queryAllByRole('listitem')).toEqual([])
  })

  test('a result of an own act stays in front of what happens elsewhere meanwhile', () => {
    phone()
    document.body.append(story)
    const { getAllByRole } = render(<Toaster />)
    act(() => void toasts.add({ type: 'success', title: '保存しました' }))
    for (const title of ['一', '二', '三'])
      act(() => void toasts.add({ type: 'info', title, isTold: true, group: { key: 'notice', label: '通知' } }))
    expect(titles(getAllByRole('listitem'))).toEqual(['保存しました'])
    act(() => toasts.dismiss(toasts.list()[0]?.id ?? 0))
    expect(titles(getAllByRole('listitem'))).toEqual(['通知 3件一 ほか2件'])
  })

  test('no room is made for it under the page, nor is it lifted from the bar', () => {
    phone()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    const room = () => document.documentElement.style.getPropertyValue('--toast-room')
    document.documentElement.style.removeProperty('--toast-room')
    document.body.append(story)
    const { getByRole } = render(<Toaster />)
    act(() => void toasts.add({ type: 'info', title: '届きました' }))
    expect(getByRole('listitem').style.transform).toBe('translateY(0px)')
    expect(room()).toBe('')
    act(() => story.remove())
    return vi.waitFor(() => expect(room()).toBe('60px'))
  })

  test('one that stays until it is pressed waits for another page', async () => {
    phone()
    document.body.append(story)
    const { queryAllByRole, findByRole } = render(<Toaster />)
    act(() => void toasts.add({ type: 'update', title: '新しいバージョンがあります', persistent: true }))
    expect(queryAllByRole('listitem')).toEqual([])
    act(() => void toasts.add({ type: 'success', title: '保存しました' }))
    expect(titles(queryAllByRole('listitem'))).toEqual(['保存しました'])
    act(() => toasts.dismiss(toasts.list().at(-1)?.id ?? 0))
    act(() => story.remove())
    expect((await findByRole('listitem')).textContent).toBe('新しいバージョンがあります')
  })

  test('words that are too long for the bar are shown whole by a press', () => {
    phone()
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(90)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(54)
    document.body.append(story)
    const { getByRole, queryByRole } = render(<Toaster />)
    act(() => void toasts.add({ type: 'error', title: '長いことば'.repeat(20) }))
    act(() => getByRole('button', { name: '全文を表示' }).click())
    expect(queryByRole('button', { name: '全文を表示' })).toBeNull()
    expect(getByRole('listitem').textContent).toBe('長いことば'.repeat(20))
  })
})
