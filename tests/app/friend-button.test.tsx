// The one act on the shown character: sent once, however often it is pressed.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FriendButton } from '#app/areas/friend/FriendButton.tsx'
import type { FriendState } from '#rules/friend-address.ts'
import { fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

const pair = { characterId: 'linette', otherId: 'emil' }
const mine = { characterId: 'linette', characterFullName: 'リネット・ハルグレイ' }
const other = { characterId: 'emil', characterFullName: 'エミル・ソルベ', worldId: 'world0' }

let state: FriendState | null = null
fakeServer({
  'friend.getStanding': () => ({ ...pair, state }),
  'friend.ask': () => {
    state = 'asked'
    return { ...pair, state }
  },
})

test('two presses ask once, and do not take it back', async () => {
  const { outbox } = await showScreen(<FriendButton mine={mine} other={other} />)
  const ask = await screen.findByRole('button', { name: /^フレンド申請：/ })
  fireEvent.click(ask, { detail: 1 })
  fireEvent.click(ask, { detail: 2 })
  const takeBack = await screen.findByRole('button', { name: '申請を取り消す' })
  fireEvent.click(takeBack, { detail: 3 })
  expect(outbox.added.map(({ facts }) => facts.act)).toEqual(['ask'])
})
