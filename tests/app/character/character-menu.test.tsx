// ⋯ menu of a character's page while the first screenful is shown: members have its place from the first moment on, guests nothing, so
// that no button of the bar moves.
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CharacterMenu } from '#app/areas/character/CharacterMenu.tsx'
import { session } from '#app/platform/session.ts'
import type { Character } from '#app/shared/character/queries.ts'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { aroundScreen, showScreen } from '../../support/screen.tsx'

fakeServer({ 'character.mine': { characterList: [ownCharacter('garo', 'ガロ')] } })
const garo = { characterId: 'garo', characterFullName: 'ガロ', worldId: 'world0', isOwn: true, isResting: false }

afterEach(() => {
  vi.restoreAllMocks()
})

/** Numbers of elements that the menu had over time. */
async function seen(act: () => Promise<unknown>): Promise<Set<number>> {
  const numbers = new Set<number>()
  const observer = new MutationObserver(() => {
    const bar = document.querySelector('[data-bar]')
    if (bar) numbers.add(bar.childElementCount)
  })
  observer.observe(document, { childList: true, subtree: true })
  await act()
  await new Promise(resolve => setTimeout(resolve, 600))
  observer.disconnect()
  return numbers
}
const bar = (
  <div data-bar="">
    <CharacterMenu character={garo as Character} />
  </div>
)

test('of a member it has one place, which is kept before it comes', async () => {
  expect(await seen(() => showScreen(bar))).toEqual(new Set([1]))
  expect(screen.getByRole('button', { name: 'ほかの操作：ガロ' })).toBeTruthy()
})

test('for guests nothing stands in its place at any time', async () => {
  vi.spyOn(session, 'get').mockReturnValue({ user: null, ended: false })
  expect(await seen(() => renderInRouter(aroundScreen(bar)))).toEqual(new Set([0]))
})
