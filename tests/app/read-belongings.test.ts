// Reads that begin when the user id appears (doc1 §4), and is dropped with it: kept reads of that user alone.
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followQueries } from '#app/areas/follow/queries.ts'
import { ownAccountQueries } from '#app/areas/own-account/queries.ts'
import { readBelongings } from '#app/read-belongings.ts'
import { classQueries } from '#app/shared/session/class-queries.ts'
import { fakeServer } from '../support/fake-server.ts'
import { beSignedIn } from '../support/signed-in.ts'

const server = fakeServer({
  'follow.getFollowCharacterIdList': { characterIdList: ['world0-garo'] },
  'ownAccount.latestMail': { sentAt: '2026-11-21T03:00:00.000Z' },
  'account.getLikeInfo': { cLikedList: [] },
  'account.findLikedSets': { setIdList: [] },
})

test('likes, the badge of mails and the followed characters are asked for once, and kept', async () => {
  beSignedIn()
  const client = new QueryClient()
  await readBelongings('rin', client)
  expect(server.requests.map(({ call }) => call).sort()).toEqual([
    'account.findLikedSets',
    'account.getLikeInfo',
    'follow.getFollowCharacterIdList',
    'ownAccount.latestMail',
  ])
  expect(client.getQueryData(followQueries.ids().queryKey)).toEqual({ characterIdList: ['world0-garo'] })
  expect(client.getQueryData(ownAccountQueries.latestMail().queryKey)).toEqual({ sentAt: '2026-11-21T03:00:00.000Z' })
  for (const query of [classQueries.likes('rin'), classQueries.likedSets(), followQueries.ids()])
    expect(query.meta).toEqual({ persist: true })
})

test('without a network nothing is read, and nothing breaks', async () => {
  beSignedIn()
  server.loses('ownAccount.latestMail')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await readBelongings('rin', client)
  expect(client.getQueryData(ownAccountQueries.latestMail().queryKey)).toBeUndefined()
})
