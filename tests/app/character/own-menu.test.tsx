// ⋯ menu of one's own character: there whoever one speaks as; a break begins after a question, and ends at once.
// One that is not sent yet is told on the page.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OwnMenu } from '#app/areas/character/OwnMenu.tsx'
import { RestingLine } from '#app/areas/character/RestingLine.tsx'
import type { Character } from '#app/shared/character/queries.ts'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const server = fakeServer({
  'character.mine': { characterList: [ownCharacter('garo', 'ガロ'), ownCharacter('emil', 'エミル', false)] },
  'character.rest': async ({ characterId, isResting }) => {
    await held?.promise
    return { characterId, isResting }
  },
})
/** Answer to a press that the test keeps back. */
let held: PromiseWithResolvers<void> | null = null
afterEach(() => {
  held = null
})
const emil = { characterId: 'emil', characterFullName: 'エミル', worldId: 'world0', isOwn: true, isResting: false }
async function open(character: Partial<Character> = {}): Promise<HTMLElement[]> {
  const shown = { ...emil, ...character } as Character
  await showScreen(
    <>
      <OwnMenu character={shown} />
      <RestingLine character={shown} />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^ほかの操作/ }))
  return within(await screen.findByRole('menu')).getAllByRole('menuitem')
}
const always = ['つぶやきを見る', 'ノートを読む', '休止中にする']

test('of one that does not speak it has what needs no switching', async () => {
  expect((await open()).map(({ textContent }) => textContent)).toEqual(always)
})

test('of the speaking one it has its other screens too', async () => {
  const entries = await open({ characterId: 'garo', characterFullName: 'ガロ' })
  const names = entries.map(({ textContent }) => textContent)
  expect(names.slice(-3)).toEqual(always)
  expect(names.slice(0, -3)).toContain('スキルを選ぶ')
})

test('a break begins after a yes', async () => {
  await open()
  fireEvent.click(screen.getByRole('menuitem', { name: '休止中にする' }))
  const question = await screen.findByRole('alertdialog', { name: 'エミルを休止中にしますか？' })
  expect(server.inputsOf('character.rest')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '休止中にする' }))
  const sent = { characterId: 'emil', isResting: true }
  await waitFor(() => expect(server.inputsOf('character.rest')).toEqual([sent]))
})

test('one that rests comes back at once', async () => {
  await open({ isResting: true })
  fireEvent.click(screen.getByRole('menuitem', { name: '休止中を解除する' }))
  await waitFor(() => expect(server.inputsOf('character.rest')).toEqual([{ characterId: 'emil', isResting: false }]))
})

test('a break that is not sent yet says so', async () => {
  held = Promise.withResolvers()
  await open({ isResting: true })
  fireEvent.click(screen.getByRole('menuitem', { name: '休止中を解除する' }))
  await screen.findByText('休止中の解除')
  held.resolve()
  await waitFor(() => expect(screen.queryByText('休止中の解除')).toBeNull())
})
