// The question who receives a reward proposes the only character, or the one that received a reward last.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CharacterSheet } from '#app/areas/mission/CharacterSheet.tsx'
import { type Mission, missionQueries } from '#app/areas/mission/queries.ts'

vi.mock('virtual:contract/mission', () => ({
  default: { getCharacterListInWorld: ['GET', '/api/Achievement/getCharacterListInWorld'] },
}))

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {}

const mission = { id: 1, worldId: 'world0', worldName: '灯守のエルダ', archiveTitle: '相談の輪に、灯をともす' }
const character = (characterId: string) => ({
  characterId,
  characterFullName: characterId,
  className: '燈騎士',
  level: 14,
})

function open(ids: string[], lastCharacterId: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const data = { characterList: ids.map(character), lastCharacterId }
  client.setQueryData(missionQueries.rewardCharacters('world0').queryKey, data as never)
  const onChoose = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <CharacterSheet mission={mission as unknown as Mission} onClose={() => {}} onChoose={onChoose} />
    </QueryClientProvider>,
  )
  return { onChoose, press: () => fireEvent.click(screen.getByRole('button', { name: '受け取る' })) }
}

test.each([
  { what: 'the only one', ids: ['リネット'], last: null, proposed: 'リネット' },
  { what: 'the one that received last', ids: ['リネット', 'ミナ'], last: 'ミナ', proposed: 'ミナ' },
  { what: 'nobody, where it is not known', ids: ['リネット', 'ミナ'], last: null, proposed: null },
])('proposes $what', ({ ids, last, proposed }) => {
  const { onChoose, press } = open(ids, last)
  expect(screen.queryByRole('option', { selected: true })?.textContent ?? null).toEqual(
    proposed && expect.stringContaining(proposed),
  )
  press()
  if (proposed) expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ characterId: proposed }))
  else expect(onChoose).not.toHaveBeenCalled()
})

test('somebody else can be chosen', () => {
  const { onChoose, press } = open(['リネット', 'ミナ'], 'ミナ')
  fireEvent.click(screen.getByRole('option', { name: /リネット/ }))
  press()
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ characterId: 'リネット' }))
})
