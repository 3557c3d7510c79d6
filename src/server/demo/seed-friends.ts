// Friends, requests and followers of the demo characters, and what they put their first points on.
import { createHash } from 'node:crypto'
import { parameterCount } from '#rules/constants/stats.ts'
import { characterParameterChange } from '../areas/character/tables.ts'
import { userFollowCharacter } from '../areas/follow/tables.ts'
import { mirrored } from '../areas/friend/standing.ts'
import { characterFriend } from '../areas/friend/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters } from './characters.ts'
import { demoFriendRequests, demoFriendships } from './friendships.ts'
import { demoLands } from './lands/index.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000
const FIRST_POINTS = 20
const MOST_ON_ONE = 8

export async function seedFriends(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const known = new Set(demoCharacters.map(({ key }) => key))
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const friends = demoFriendships.flatMap(([one, other, relation, relationBack], index) => {
    const row = { state: 'friend' as const, changedAt: daysAgo(90 - 5 * index) }
    return [
      { ...row, characterId: one, otherId: other, relation },
      { ...row, characterId: other, otherId: one, relation: relationBack },
    ]
  })
  const requests = demoFriendRequests.flatMap(([from, to], index) => {
    const row = { changedAt: daysAgo(index + 1) }
    return [
      { ...row, characterId: from, otherId: to, state: 'asked' as const },
      { ...row, characterId: to, otherId: from, state: mirrored.asked },
    ]
  })
  const rows = [...friends, ...requests].filter(
    ({ characterId, otherId }) => known.has(characterId) && known.has(otherId),
  )
  if (rows.length > 0) await tx.insert(characterFriend).values(rows)
  await seedFollows(tx, userIds, daysAgo)
  await seedFirstPoints(tx, daysAgo)
}

/** Everybody follows about a third of the characters of others. */
async function seedFollows(tx: Tx, userIds: Map<DemoAccount, string>, daysAgo: (days: number) => Date): Promise<void> {
  const rows = [...userIds].flatMap(([account, userId]) =>
    demoCharacters
      .filter(({ owner, key }) => owner !== account && drawn(`${account}:${key}`) % 3 === 0)
      .map(({ key }, index) => ({ userId, characterId: key, createdAt: daysAgo(index + 1) })),
  )
  if (rows.length > 0) await tx.insert(userFollowCharacter).values(rows)
}

async function seedFirstPoints(tx: Tx, daysAgo: (days: number) => Date): Promise<void> {
  const rows = demoCharacters.flatMap(({ key, worldId }, index) => {
    const land = demoLands.find(each => each.worldId === worldId)
    const ids = (land?.parameters ?? []).filter(({ assignable }) => assignable).map(({ id }) => id)
    if (ids.length === 0) return []
    const parameters = new Array<number>(parameterCount).fill(0)
    for (let point = 0; point < Math.min(FIRST_POINTS, MOST_ON_ONE * ids.length); point++) {
      const free = ids.filter(id => (parameters[id - 1] ?? 0) < MOST_ON_ONE)
      const id = free[drawn(`${key}:${point}`) % free.length] ?? 1
      parameters[id - 1] = (parameters[id - 1] ?? 0) + 1
    }
    return [{ characterId: key, reason: '作成時の割り振り', parameters, createdAt: daysAgo(200 - index) }]
  })
  if (rows.length > 0) await tx.insert(characterParameterChange).values(rows)
}

/** A number that is always the same for a word. */
const drawn = (word: string): number => createHash('sha256').update(word).digest().readUInt32BE(0)
