// Days of a calendar that reaches more than half a year ahead: such a day shows its year.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DayRows } from '#app/areas/master-room/DayRows.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a day of another year shows it, one of the next months does not', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+09:00') })
  const day = { dayId: 1, fromDay: '2026-12-24', toDay: '2027-11-20', words: '霧の市' }
  render(<DayRows days={[day]} />)
  const [from, until] = screen.getAllByText(/日（.）$/)
  expect(from?.textContent).toBe('12月24日（木）')
  expect(until?.textContent).toBe('2027年11月20日（土）')
})
