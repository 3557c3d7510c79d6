// Reads that begin when the user id appears (doc1 §4): the followed characters, the badge of mails, likes.
import type { QueryClient } from '@tanstack/react-query'
import { classQueries } from '#app/shared/session/class-queries.ts'
import { followQueries } from './areas/follow/queries.ts'
import { ownAccountQueries } from './areas/own-account/queries.ts'

export async function readBelongings(userId: string, client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(followQueries.ids()),
    client.prefetchQuery(ownAccountQueries.latestMail()),
    client.prefetchQuery(classQueries.likes(userId)),
    client.prefetchQuery(classQueries.likedSets()),
  ])
}
