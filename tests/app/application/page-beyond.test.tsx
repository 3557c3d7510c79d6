// A page behind the last one: it does not claim that the list is empty, and links to the first page.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClassListScreen } from '#app/areas/application/classes/ClassListScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const server = fakeServer({ 'character.mine': { characterList: [ownCharacter('garo', 'ガロ・ミストル')] } })

test.each([
  [false, 0, 'オリジナルクラスはまだありません。', null],
  [false, 3, 'このページにクラスはありません。', /page=1/],
  [true, 0, '申請はありません。', null],
  [true, 3, 'このページに申請はありません。', /mine=true&page=1/],
])('one’s own: %s, %i in all: %s', async (mine, count, words, first) => {
  server.answers({
    'application.mine': { applicationList: [], count },
    'originalClass.getList': { classList: [], count },
  })
  await showScreen(<ClassListScreen worldId="world0" place={{ mine, page: 9 }} />)
  expect(await screen.findByText(words)).toBeTruthy()
  const link = screen.queryByRole('link', { name: 'はじめのページへ' })
  if (first) expect(link?.getAttribute('href')).toMatch(first)
  else expect(link).toBeNull()
})
