// Answers of a sheet: a double press on the button that opened the question does not answer it.
import { fireEvent, render, screen } from '@testing-library/react'
import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button } from '#app/ui/Button.tsx'
import { MenuList } from '#app/ui/MenuList.tsx'
import { Actions, ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'

// `detail` is the number of presses at one place: 1 for a first one, 0 for the keyboard.
test.each([
  ['a press', 1, 1],
  ['Enter or Space', 0, 1],
  ['the second press of two', 2, 0],
  ['the third of three', 3, 0],
])('%s', (_, detail, pressed) => {
  const forget = vi.fn()
  render(
    <Actions>
      <Button onClick={forget}>忘れる</Button>
    </Actions>,
  )
  fireEvent.click(screen.getByRole('button', { name: '忘れる' }), { detail })
  expect(forget).toHaveBeenCalledTimes(pressed)
})

test('the same where a sheet only asks', () => {
  const [buy, cancel] = [vi.fn(), vi.fn()]
  render(
    <ConfirmActions onCancel={cancel} onClick={buy}>
      購入する
    </ConfirmActions>,
  )
  fireEvent.click(screen.getByRole('button', { name: '購入する' }), { detail: 2 })
  expect(buy).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '購入する' }), { detail: 1 })
  expect(buy).toHaveBeenCalledTimes(1)
})

/** Layers over a page that close by a press, each with the name of what is pressed. */
const layers: Record<string, (close: () => void) => ReactNode> = {
  切り替える: close => (
    <Sheet open onClose={close} title="発言するキャラクター">
      <Actions>
        <Button onClick={close}>切り替える</Button>
      </Actions>
    </Sheet>
  ),
  ブロックする: close => (
    <AskFirst asked={{ title: 'ブロックしますか？', lead: '', yes: 'ブロックする' }} onClose={close} onYes={() => {}} />
  ),
  通報する: close => (
    <MenuList
      label="ほかの操作"
      entries={[{ label: '通報する', icon: Flag, onPress: () => {} }]}
      button={{ current: null }}
      onClose={close}
    />
  ),
}

function Screen({ layer, onShop }: { layer: (close: () => void) => ReactNode; onShop: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={onShop}>
        ショップ
      </button>
      {open && layer(() => setOpen(false))}
    </>
  )
}

test.each(Object.entries(layers))(
  'the second press on %s, which closes its layer, does not press what stood behind',
  async (name, layer) => {
    const behind = vi.fn()
    render(<Screen layer={layer} onShop={behind} />)
    const shop = screen.getByText('ショップ')
    // The second press follows at once: it is ignored for a moment only, which finding something may outlast.
    fireEvent.click(await screen.findByText(name), { detail: 1 })
    fireEvent.click(shop, { detail: 2 })
    expect(behind).not.toHaveBeenCalled()
    fireEvent.click(shop, { detail: 1 })
    expect(behind).toHaveBeenCalledTimes(1)
  },
)
