// Communities of the demo's worlds with members, requests and threads, dated back from the day of seeding. Demo accounts have seen what is
// older than a day, so that something new awaits them.
import { and, eq, lte } from 'drizzle-orm'
import {
  community,
  communityMember,
  communityPicture,
  communityPost,
  communityRead,
  communityRequest,
  communityThread,
  communityWatch,
} from '../areas/community/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters, demoCommunities } from './content.ts'
import { type Copy, copyId, pictureIdOf } from './copy-drawings.ts'
import { residentsOf } from './residents.ts'
import type { DemoCommunity } from './shapes/community.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
/** Size of the drawings that stand in banners. */
const [WIDTH, HEIGHT] = [1200, 800]

const bannerId = (worldId: string, name: string): string => copyId('cm', `${worldId}/${name}`)

export const bannerCopies: readonly Copy[] = demoCommunities.flatMap(({ worldId, communities }) =>
  communities.flatMap(({ name, banner }) => (banner ? [{ id: bannerId(worldId, name), picture: banner.picture }] : [])),
)

type Person = { userId: string; characterId: string }
type Thread = DemoCommunity['threads'][number]

export async function seedCommunities(tx: Tx, userIds: ReadonlyMap<DemoAccount, string>, now: Date): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR)
  const person = (characterId: string): Person => {
    const owner = demoCharacters.find(({ key }) => key === characterId)?.owner
    return { characterId, userId: (owner && userIds.get(owner)) ?? '' }
  }

  async function seedThread(communityId: number, { posts, watchedBy = [], ...thread }: Thread): Promise<void> {
    const [first, last] = [posts[0], posts.at(-1)]
    if (!first || !last) return
    const { title, scope, isPinned = false, isClosed = false } = thread
    const [made] = await tx
      .insert(communityThread)
      .values({
        ...{ communityId, ...person(first.by), title, scope, isPinned, isClosed },
        ...{ createdAt: ago(first.hoursAgo), lastPostAt: ago(last.hoursAgo) },
      })
      .returning({ threadId: communityThread.threadId })
    const threadId = made?.threadId ?? 0
    const postIds: number[] = []
    for (const { by, hoursAgo, voice = 'PL', replyTo, text: body } of posts) {
      const answered = replyTo === undefined ? null : (postIds[replyTo - 1] ?? null)
      const [row] = await tx
        .insert(communityPost)
        .values({ threadId, ...person(by), voice, body, replyTo: answered, createdAt: ago(hoursAgo) })
        .returning({ postId: communityPost.postId })
      postIds.push(row?.postId ?? 0)
    }
    const seen = await tx.$count(
      communityPost,
      and(eq(communityPost.threadId, threadId), lte(communityPost.createdAt, ago(24))),
    )
    const read = [...userIds.values()].map(userId => ({
      ...{ threadId, userId, postId: postIds[seen - 1] ?? 0, readAt: ago(24) },
    }))
    if (read.length > 0) await tx.insert(communityRead).values(read)
    const watchers = watchedBy.map(account => ({
      ...{ threadId, userId: userIds.get(account) ?? '', toldPostId: postIds.at(-1) ?? 0, createdAt: ago(48) },
    }))
    if (watchers.length > 0) await tx.insert(communityWatch).values(watchers)
  }

  for (const { worldId, communities } of demoCommunities) {
    for (const given of communities) {
      const { name, catchphrase, description, rules, category, joining, leader, foundedDaysAgo, threads } = given
      const createdAt = ago(foundedDaysAgo * 24)
      const open = threads.filter(({ scope }) => scope !== 'members').flatMap(({ posts }) => posts)
      const newest = Math.min(foundedDaysAgo * 24, ...open.map(({ hoursAgo }) => hoursAgo))
      const [made] = await tx
        .insert(community)
        .values({
          ...{ worldId, communityName: name, catchphrase, description, rules, category, joining },
          ...{ leaderId: leader, userId: person(leader).userId, createdAt, updatedAt: createdAt },
          lastPostAt: ago(newest),
        })
        .returning({ communityId: community.communityId })
      const communityId = made?.communityId ?? 0
      const members = [leader, ...given.members].map(person)
      const all = [...members, ...residentsOf(worldId).slice(0, given.residents ?? 0)]
      await tx.insert(communityMember).values(
        all.map(({ userId, characterId }, place) => ({
          ...{ communityId, userId, characterId, joinedAt: new Date(createdAt.getTime() + place * 3 * HOUR) },
        })),
      )
      if (given.banner) {
        const picture = bannerId(worldId, name)
        await tx.insert(communityPicture).values({
          ...{ userId: person(leader).userId, pictureId: pictureIdOf(picture), picture, communityId },
          ...{ description: given.banner.description, width: WIDTH, height: HEIGHT },
          ...{ uploadedAt: createdAt, storedAt: createdAt },
        })
      }
      const requests = (given.requests ?? []).map(({ by, hoursAgo, words }) => ({
        ...{ communityId, ...person(by), words, state: 'waiting' as const, createdAt: ago(hoursAgo) },
      }))
      if (requests.length > 0) await tx.insert(communityRequest).values(requests)
      for (const thread of threads) await seedThread(communityId, thread)
    }
  }
}
