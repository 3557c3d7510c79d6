// Friends, requests and followers of the demo characters.
import { createHash } from 'node:crypto'
import { userFollowCharacter } from '../areas/follow/tables.ts'
import { mirrored } from '../areas/friend/standing.ts'
import { characterFriend } from '../areas/friend/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters, demoFigures, demoFriendRequests, demoFriendships } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedFriends(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const { daysAgo: since, daysApart } = demoFigures.friends
  const friends = demoFriendships.flatMap(({ one, other, says, answers }, index) => {
    const row = { state: 'friend' as const, changedAt: daysAgo(since - daysApart * index) }
    return [
      { ...row, characterId: one, otherId: other, relation: says },
      { ...row, characterId: other, otherId: one, relation: answers },
    ]
  })
  const requests = demoFriendRequests.flatMap(({ from, to }, index) => {
    const row = { changedAt: daysAgo(index + 1) }
    return [
      { ...row, characterId: from, otherId: to, state: 'asked' as const },
      { ...row, characterId: to, otherId: from, state: mirrored.asked },
    ]
  })
  const rows = [...friends, ...requests]
  if (rows.length > 0) await tx.insert(characterFriend).values(rows)
  await seedFollows(tx, userIds, daysAgo)
}

/** Makes each account follow some of the characters of others. */
async function seedFollows(tx: Tx, userIds: Map<DemoAccount, string>, daysAgo: (days: number) => Date): Promise<void> {
  const rows = [...userIds].flatMap(([account, userId]) =>
    demoCharacters
      .filter(({ owner, key }) => owner !== account && drawn(`${account}:${key}`) % demoFigures.followsOneIn === 0)
      .map(({ key }, index) => ({ userId, characterId: key, createdAt: daysAgo(index + 1) })),
  )
  if (rows.length > 0) await tx.insert(userFollowCharacter).values(rows)
}

/** A number that is always the same for a word. */
const drawn = (word: string): number => createHash('sha256').update(word).digest().readUInt32BE(0)
