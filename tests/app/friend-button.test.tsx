// The one thing to be done about a character that is looked at: asked once, however often it is pressed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FriendButton } from '#app/areas/friend/FriendButton.tsx'
import { friendQueries } from '#app/areas/friend/queries.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../support/in-router.tsx'

vi.mock('virtual:contract/friend', () => ({
  default: {
    getStanding: ['GET', '/standing'],
    getOwnList: ['GET', '/ownList'],
    ask: ['POST', '/ask'],
    part: ['POST', '/part'],
  },
}))

const pair = { characterId: 'linette', otherId: 'emil' }
const mine = { characterId: 'linette', characterFullName: 'リネット・ハルグレイ' }
const other = { characterId: 'emil', characterFullName: 'エミル・ソルベ', worldId: 'world0' }

test('two presses ask once, and do not take it back', async () => {
  const put: NewOutboxItem[] = []
  const nothing = { items: [], sending: new Set<string>() }
  const outbox = {
    userId: 'rin',
    addAndWait: async (item: NewOutboxItem) => {
      put.push(item)
      return { item, outcome: { state: 'answered', answer: { ...pair, state: 'asked' } } }
    },
    get: () => nothing,
    watch: () => () => {},
  } as unknown as Outbox
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(friendQueries.standing(pair).queryKey, { ...pair, state: null } as never)
  await renderInRouter(
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>
        <FriendButton mine={mine} other={other} />
      </OutboxContext>
    </QueryClientProvider>,
  )
  const ask = await screen.findByRole('button', { name: /^フレンド申請：/ })
  fireEvent.click(ask, { detail: 1 })
  fireEvent.click(ask, { detail: 2 })
  const takeBack = await screen.findByRole('button', { name: '申請を取り消す' })
  fireEvent.click(takeBack, { detail: 3 })
  expect(put.map(({ facts }) => facts.act)).toEqual(['ask'])
})
