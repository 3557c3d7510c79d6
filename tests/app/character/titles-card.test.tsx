// 称号 on a character's page: its player chooses the one before the name, others read them.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TitlesCard } from '#app/areas/character/TitlesCard.tsx'
import type { Character } from '#app/shared/character/queries.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const mvp = {
  ...{ titleId: 7, title: 'MVP', isMvp: true, reason: '灯を分けた。', createdAt: '2036-11-20T12:00:00.000Z' },
  ...{ scenarioTitle: '雨宿りの切符売場', worldId: 'world0', scenarioId: 4, phase: 1 },
}
let shogo = '灯の配達人'
const server = fakeServer({
  'character.getTitleList': () => ({ titleList: [mvp], shogo }),
  'character.showTitle': ({ characterId }) => {
    shogo = 'MVP'
    return { characterId, shogo }
  },
})
const character = { characterId: 'emil', characterFullName: 'エミル', isOwn: true } as Character
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('its player chooses one', async () => {
  await showScreen(<TitlesCard character={character} />)
  expect((await radio('《灯の配達人》')).checked).toBe(true)
  fireEvent.click(await radio('《MVP》'))
  await expect.poll(() => server.inputsOf('character.showTitle')).toEqual([{ characterId: 'emil', titleId: 7 }])
  await expect.poll(async () => (await radio('《MVP》')).checked).toBe(true)
})

test('others read where it is from, and why', async () => {
  await showScreen(<TitlesCard character={{ ...character, isOwn: false }} />)
  expect((await screen.findByRole('link', { name: '雨宿りの切符売場' })).getAttribute('href')).toContain(
    '/0000000004/1',
  )
  expect(screen.getByText('灯を分けた。')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})
