// A file that is no picture: told of right above the button that was pressed, by its name, brought into view; it can be
// chosen again.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IconPicker } from '#app/areas/character-edit/IconPicker.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

fakeServer({ 'characterEdit.portrait': { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' } })
vi.mock('#app/shared/picture/prepare.ts', () => ({
  openPicture: async () => {
    throw new Error('no picture')
  },
}))

test('a file that cannot be read', async () => {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this)
  }
  const named = { worldId: 'world0', familyName: '', givenName: '茜', middleName: '' }
  await showScreen(<IconPicker named={named} value={null} online onChange={() => {}} />)
  const input = screen.getByLabelText<HTMLInputElement>('アイコンにする画像')
  const files = [new File(['x'], 'メモ.png', { type: 'image/png' })]
  for (const nth of [1, 2]) {
    fireEvent.change(input, { target: { files } })
    await waitFor(() => expect(shown).toHaveLength(nth))
    const told = screen.getByRole('alert')
    expect(told.textContent).toContain('この画像は読み取れませんでした。「メモ.png」のかわりに')
    expect(shown.at(-1)?.contains(told)).toBe(true)
    expect(shown.at(-1)?.nextElementSibling).toBe(screen.getByRole('button', { name: '画像を選ぶ' }))
    expect(input.value).toBe('')
  }
})
