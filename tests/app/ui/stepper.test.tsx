// A number between two buttons: typing over the old one.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '#app/ui/Stepper.tsx'

function Counted() {
  const [value, setValue] = useState(3)
  return (
    <>
      <Stepper label="購入する数" unit="個" min={1} max={40} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('購入する数')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const counted = () => screen.getByRole('status').textContent

test('the old number can be taken out before another one is typed', () => {
  render(<Counted />)
  type('')
  expect(field().value).toBe('')
  expect(counted()).toBe('3')
  type('5')
  expect([field().value, counted()]).toEqual(['5', '5'])
})

test('a field that was left empty shows again what counts', () => {
  render(<Counted />)
  type('')
  fireEvent.blur(field())
  expect(field().value).toBe('3')
})

test('a step from an empty field goes on from what counts', () => {
  render(<Counted />)
  type('')
  fireEvent.click(screen.getByRole('button', { name: '1個増やす' }))
  expect(field().value).toBe('4')
})

test.each([
  ['0', '1'],
  ['-4', '1'],
  ['2.9', '2'],
  ['41', '40'],
])('%s becomes %s', (typed, value) => {
  render(<Counted />)
  type(typed)
  expect([field().value, counted()]).toEqual([value, value])
})
