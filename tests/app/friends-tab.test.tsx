// Friends of a character: an empty list, and a page after the last one.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FriendsTab } from '#app/areas/friend/FriendsTab.tsx'
import { fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

const emil = { characterId: 'emil', characterFullName: 'エミル・ソルベ', worldId: 'world0' }

const server = fakeServer()

test.each([
  ['nobody yet', 1, 0, 'フレンドはまだいません。', 0],
  ['after the last page', 9, 21, 'このページにはだれもいません。', 1],
])('%s', async (_, page, count, words, ways) => {
  server.answers({ 'friend.getList': { isOpen: true, friendList: [], count } })
  await showScreen(<FriendsTab character={emil} page={page} />)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'はじめのページへ' })).toHaveLength(ways)
})
