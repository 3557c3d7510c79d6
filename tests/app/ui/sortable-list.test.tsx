// Rows in an order that the keyboard and the pointer change; nothing is told where nothing moved.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SortableList } from '#app/ui/SortableList.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(fixed = false) {
  const onOrder = vi.fn<(items: readonly string[]) => void>()
  render(
    <SortableList
      label="タグ"
      items={['一', '二', '三']}
      keyOf={one => one}
      nameOf={one => one}
      fixed={fixed}
      onOrder={onOrder}
    >
      {(item, { grip, moves }) => (
        <>
          {grip}
          {item} {moves.map(({ label }) => label).join('・')}
        </>
      )}
    </SortableList>,
  )
  return onOrder
}
const grip = (name: string) => screen.getByRole('button', { name: `${name}を動かす（上下の矢印キー）` })

test.each([
  ['ArrowDown', '一', ['二', '一', '三']],
  ['ArrowUp', '三', ['一', '三', '二']],
  ['Home', '三', ['三', '一', '二']],
  ['End', '一', ['二', '三', '一']],
  ['ArrowUp', '一', null],
  ['ArrowDown', '三', null],
  ['Enter', '一', null],
])('%s on %s', (key, name, order) => {
  const onOrder = show()
  fireEvent.keyDown(grip(name), { key })
  expect(onOrder.mock.calls.map(([items]) => items)).toEqual(order ? [order] : [])
})

const pointer = (type: string, y: number) => new MouseEvent(type, { bubbles: true, button: 0, clientY: y })

/** Rows of forty pixels, the first at a hundred. */
function laidOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: 100 + 40 * at, height: 40 } as DOMRect
  })
}

test.each([
  ['below the last', 215, ['二', '三', '一']],
  ['below the second', 165, ['二', '一', '三']],
  ['where it was', 125, null],
])('a row that is dropped %s', async (_, y, order) => {
  laidOut()
  const onOrder = show()
  fireEvent(grip('一'), pointer('pointerdown', 120))
  fireEvent(window, pointer('pointermove', y))
  fireEvent(window, pointer('pointerup', y))
  await Promise.resolve()
  expect(onOrder.mock.calls.map(([items]) => items)).toEqual(order ? [order] : [])
})

test('Escape leaves everything where it was', async () => {
  laidOut()
  const onOrder = show()
  fireEvent(grip('一'), pointer('pointerdown', 120))
  fireEvent(window, pointer('pointermove', 215))
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent(window, pointer('pointerup', 215))
  await Promise.resolve()
  expect(onOrder).not.toHaveBeenCalled()
})

test('fixed rows do not move and offer no moves', () => {
  const onOrder = show(true)
  fireEvent.keyDown(grip('一'), { key: 'ArrowDown' })
  expect(onOrder).not.toHaveBeenCalled()
  expect(screen.queryByText(/動かす・|へ動かす/)).toBeNull()
})
