// The count of a replay's text against the length of its kind, and against the limit of all.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextLength } from '#app/areas/replay-desk/Coverage.tsx'

afterEach(cleanup)

const words = () => screen.getByRole('progressbar', { name: '文字数' }).getAttribute('aria-valuetext')

test.each([
  ['Normal', '6,000〜10,000'],
  ['Middle', '9,000〜14,000'],
  ['Long', '13,000〜20,000'],
  ['DecisiveBattle', '18,000〜30,000'],
] as const)('of a text of the kind %s the aim is %s', (textType, aim) => {
  render(<TextLength count={6_200.5} textType={textType} />)
  expect(words()).toBe(`6,201字 / 目安 ${aim}字`)
  expect(screen.getByText(`6,201字 / 目安 ${aim}字`)).toBeTruthy()
})

test('beyond the aim the bar is full and the count goes on; beyond the limit of all it is said', () => {
  const { rerender } = render(<TextLength count={100_000} textType="Normal" />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10000')
  expect(words()).toBe('100,000字 / 目安 6,000〜10,000字')
  expect(screen.queryByText(/文字までです/)).toBeNull()
  rerender(<TextLength count={100_000.5} textType="Normal" />)
  expect(screen.getByText('本文は100,000文字までです。')).toBeTruthy()
})
