// The friends of a character: none yet, and a page after the last one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FriendsTab } from '#app/areas/friend/FriendsTab.tsx'
import { friendQueries } from '#app/areas/friend/queries.ts'
import { renderInRouter } from '../support/in-router.tsx'

vi.mock('virtual:contract/friend', () => ({ default: { getList: ['GET', '/list'] } }))

const emil = { characterId: 'emil', characterFullName: 'エミル・ソルベ', worldId: 'world0' }

test.each([
  ['nobody yet', 1, 0, 'フレンドはまだいません。', 0],
  ['after the last page', 9, 21, 'このページにはだれもいません。', 1],
])('%s', async (_, page, count, words, ways) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(friendQueries.of('emil', page).queryKey, { isOpen: true, friendList: [], count } as never)
  await renderInRouter(
    <QueryClientProvider client={client}>
      <FriendsTab character={emil} page={page} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'はじめのページへ' })).toHaveLength(ways)
})
