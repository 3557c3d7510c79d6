// A page that was rendered on a server and is taken over: the same words on both sides whatever the clocks say, then times that count.
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { endRendered, takenOver } from '#app/platform/rendered.ts'
import { beginTakeOver } from '#app/platform/taking-over.ts'
import { clockStands, stopClock } from '#app/ui/clock.ts'
import { formatDay, timeLeft } from '#app/ui/days.ts'
import { useForAll } from '#app/ui/use-for-all.ts'
import { useNow } from '#app/ui/use-now.ts'

const RENDERED = Date.parse('2026-03-04T03:00:00Z')
const END = '2026-03-06T04:00:00Z'

function Deadline() {
  const now = useNow(new Date(RENDERED).toISOString(), RENDERED)
  const isForAll = useForAll()
  const left = timeLeft(END, now)
  return (
    <p style={isForAll ? { color: 'red' } : undefined}>
      {formatDay(END)}
      {left && <b>{left}</b>}
      {isForAll && <i>both menus</i>}
    </p>
  )
}

test('nothing of it is made anew, and what is left is counted afterwards', async () => {
  stopClock(RENDERED)
  const html = renderToString(<Deadline />)
  expect(html).toContain('3月6日')
  expect(html).toContain('both menus')
  expect(html).not.toContain('あと')
  // The device's clock is in another year, in which a day is shown with its year.
  vi.useFakeTimers({ now: Date.parse('2031-05-05T00:00:00Z'), toFake: ['Date'] })
  document.body.innerHTML = `<style>[data-s="0"]{color:red}</style><div id="root" data-rendered>${html.replace(/ style="[^"]*"/, ' data-s="0"')}</div>`
  const place = document.getElementById('root') as HTMLElement
  const words = place.querySelector('p')
  const recovered = vi.fn()
  beginTakeOver({ at: RENDERED, reads: { queries: [], mutations: [] } })
  expect(words?.style.color).toBe('red')
  expect(words?.hasAttribute('data-s')).toBe(false)
  await act(async () => {
    hydrateRoot(place, <Deadline />, { onRecoverableError: recovered })
  })
  expect(recovered).not.toHaveBeenCalled()
  expect(place.querySelector('p')).toBe(words)
  expect(place.textContent).toBe('3月6日')
  // What stands for every screen has gone, with the style that came as a rule.
  expect(words?.style.color).toBe('')
  vi.setSystemTime(RENDERED)
  await act(async () => endRendered())
  await takenOver
  expect(clockStands()).toBe(false)
  // Sections far below the screen are laid out with the others from now on.
  expect(place.hasAttribute('data-rendered')).toBe(false)
  expect(place.textContent).toBe('3月6日あと2日')
  vi.useRealTimers()
})
