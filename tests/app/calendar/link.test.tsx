// The link to one's calendar on its screen: shown once, right after it was made; renewed and ended after a question.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CalendarSection } from '#app/areas/calendar/CalendarSection.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const MADE = '2026-11-20T03:04:00.000Z'
const SECRET = 'abcdefghijklmnopqrstuv'
const server = fakeServer({
  'calendar.getLink': () => {
    const last = server.requests.findLast(({ call }) => call !== 'calendar.getLink')?.call
    return { madeAt: last === 'calendar.makeLink' ? MADE : null }
  },
  'calendar.makeLink': { path: `/calendar/${SECRET}.ics`, madeAt: MADE },
  'calendar.endLink': { madeAt: null },
})
afterEach(() => {
  toasts.clear()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const url = `${window.location.origin}/calendar/${SECRET}.ics`
const titles = () => toasts.list().map(({ title }) => title)

test('it is made by a press, shown with the ways to use it, and said to be shown this once', async () => {
  await showScreen(<CalendarSection />)
  await press('リンクを作る')
  expect(await screen.findByText(url)).toBeTruthy()
  expect(screen.getByText(/リンクが見られるのは、いまだけです/)).toBeTruthy()
  const open = screen.getByRole('link', { name: 'カレンダーで開く' })
  expect(open.getAttribute('href')).toBe(url.replace('http:', 'webcal:'))
  expect(titles()).toEqual(['カレンダーのリンクを作りました'])

  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await press('コピー')
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(url))
})

test('on a later visit it is known by its time alone', async () => {
  server.answers({ 'calendar.getLink': { madeAt: MADE } })
  await showScreen(<CalendarSection />)
  expect(await screen.findByText('11月20日 12:04')).toBeTruthy()
  expect(screen.getByText(/もう一度見ることはできません/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('/calendar/')
})

test('it is renewed after a question', async () => {
  server.answers({ 'calendar.getLink': { madeAt: MADE } })
  await showScreen(<CalendarSection />)
  await press('作り直す')
  expect(await screen.findByRole('dialog', { name: 'リンクを作り直しますか？' })).toBeTruthy()
  await press('キャンセル')
  expect(server.inputsOf('calendar.makeLink')).toEqual([])
  await press('作り直す')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click([...dialog.querySelectorAll('button')].find(one => one.textContent === '作り直す') as HTMLElement)
  expect(await screen.findByText(url)).toBeTruthy()
})

test('it is ended after a question, and another one can be made', async () => {
  await showScreen(<CalendarSection />)
  await press('リンクを作る')
  await screen.findByText(url)
  await press('リンクを止める')
  await press('止める')
  expect(await screen.findByRole('button', { name: 'リンクを作る' })).toBeTruthy()
  expect(screen.queryByText(url)).toBeNull()
  expect(server.inputsOf('calendar.endLink')).toHaveLength(1)
})

test('where the answer with it was lost, that is said, and what helps', async () => {
  server.answers({ 'calendar.makeLink': { path: null, madeAt: MADE } })
  await showScreen(<CalendarSection />)
  await press('リンクを作る')
  expect((await screen.findByRole('alert')).textContent).toContain('作り直してください')
  expect(await screen.findByRole('button', { name: '作り直す' })).toBeTruthy()
})

test('nothing stands there as long as it is not known whether there is one', async () => {
  server.refuses('calendar.getLink', 'BUSY')
  const { client } = await showScreen(<CalendarSection />)
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.queryByRole('heading')).toBeNull()
})
