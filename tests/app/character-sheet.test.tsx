// The choice of the receiver of a reward proposes the only character, or the one that received a reward last.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CharacterSheet } from '#app/areas/mission/CharacterSheet.tsx'
import type { Mission } from '#app/areas/mission/queries.ts'
import { fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}

const mission = { id: 1, worldId: 'world0', worldName: '灯守のエルダ', archiveTitle: '相談の輪に、灯をともす' }
const NAMES: Record<string, string> = { linette: 'リネット', mina: 'ミナ' }
const character = (characterId: string) => ({
  characterId,
  characterFullName: NAMES[characterId] ?? '',
  className: '燈騎士',
  ...{ level: 14, icon: null, worldId: 'world0', worldName: '灯守のエルダ', purseText: '12,480 G' },
})

const server = fakeServer()

async function open(ids: string[], lastCharacterId: string | null) {
  server.answers({
    'mission.getCharacterListInWorld': { characterList: ids.map(character), lastCharacterId },
  })
  const onChoose = vi.fn()
  await showScreen(<CharacterSheet mission={mission as unknown as Mission} onClose={() => {}} onChoose={onChoose} />)
  await screen.findAllByRole('option')
  return { onChoose, press: () => fireEvent.click(screen.getByRole('button', { name: '受け取る' })) }
}

test.each([
  { what: 'the only one', ids: ['linette'], last: null, proposed: 'linette' },
  { what: 'the one that received last', ids: ['linette', 'mina'], last: 'mina', proposed: 'mina' },
  { what: 'nobody, where it is not known', ids: ['linette', 'mina'], last: null, proposed: null },
])('proposes $what', async ({ ids, last, proposed }) => {
  const { onChoose, press } = await open(ids, last)
  expect(screen.queryByRole('option', { selected: true })?.textContent ?? null).toEqual(
    proposed && expect.stringContaining(NAMES[proposed] ?? ''),
  )
  press()
  if (proposed) expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ characterId: proposed }))
  else expect(onChoose).not.toHaveBeenCalled()
})

test('somebody else can be chosen', async () => {
  const { onChoose, press } = await open(['linette', 'mina'], 'mina')
  fireEvent.click(screen.getByRole('option', { name: /リネット/ }))
  press()
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ characterId: 'linette' }))
})
