// Content of the right column: in the column where a screen has one, in its place elsewhere, and nowhere if it only accompanies.
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Aside } from '#app/ui/Aside.tsx'
import { Screen } from '#app/ui/Shell.tsx'

const changed = new Set<() => void>()
let isWide = false
const resize = (wide: boolean): void =>
  act(() => {
    isWide = wide
    for (const tell of changed) tell()
  })
function show() {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: (_: string, tell: () => void) => changed.add(tell),
    removeEventListener: (_: string, tell: () => void) => changed.delete(tell),
  }))
  return render(
    <Screen top={null}>
      <Aside>
        <p>進みぐあい</p>
      </Aside>
      <Aside only>
        <p>期日</p>
      </Aside>
      <p>本文</p>
    </Screen>,
  )
}
afterEach(() => vi.unstubAllGlobals())

test('it moves between its place and the column with the width of the window', () => {
  isWide = false
  show()
  expect(screen.getByRole('main').textContent).toBe('進みぐあい本文')
  expect(screen.getByRole('complementary').textContent).toBe('')
  resize(true)
  expect(screen.getByRole('main').textContent).toBe('本文')
  expect(screen.getByRole('complementary').textContent).toBe('進みぐあい期日')
  resize(false)
  expect(screen.getByRole('main').textContent).toBe('進みぐあい本文')
})

test('a wide screen has it in the column from the first moment', () => {
  isWide = true
  show()
  expect(screen.getByRole('complementary').textContent).toBe('進みぐあい期日')
})
