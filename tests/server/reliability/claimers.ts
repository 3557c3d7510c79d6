// Users of the runs of B1 and B14, by the dozen, with rewards of every kind to claim.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { character } from '#server/areas/character/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { world, worldItem, worldToken } from '#server/areas/world/tables.ts'
import { type Db, isDatabaseDown } from '#server/db/client.ts'
import { givenMission, reachMany, type TestReward } from '../../support/missions.ts'
import type { Random } from '../../support/random.ts'

const names = (kind: string, count: number): string[] => Array.from({ length: count }, (_, nth) => `${kind}-${nth}`)

export const everybody = { claimingSingles: names('single', 20), claimingAll: names('all', 20) }

/** One reward to claim, with the account that each of its parts goes to. */
export type Single = {
  userId: string
  id: number
  characterId: string | null
  rewards: { kind: string; amount: number; holder: string; currency: string }[]
}

export async function seedClaimers(db: Db): Promise<void> {
  const now = new Date()
  const base = { catchphrase: '一行。', description: '説明。', hue: 1, displayOrder: 1 }
  await db.insert(world).values({ ...base, worldId: 'harbor', worldName: '霧の港' })
  await db.insert(worldToken).values({ worldId: 'harbor', tokenNo: 1, name: 'ゴールド', sign: 'G' })
  await db.insert(worldItem).values({ worldId: 'harbor', itemCode: 'I1', itemName: 'かけら', description: '光る。' })
  const users = [...everybody.claimingSingles, ...everybody.claimingAll]
  await db
    .insert(appUser)
    .values(
      users.map(id => ({ userId: id, publicUserId: id, userName: id, mailaddress: `${id}@x.example`, createdAt: now })),
    )
  const look = {
    middleName: '',
    familyName: '',
    nameOrder: 3,
    kana: 'ア',
    className: '霧読み',
    level: 1,
    createdAt: now,
  }
  await db.insert(character).values(
    everybody.claimingSingles.map(userId => ({
      ...{ ...look, characterId: `of-${userId}`, userId, worldId: 'harbor' },
      ...{ givenName: userId, characterFullName: userId },
    })),
  )
}

const kinds: readonly (readonly TestReward[])[] = [
  [{ kind: 'LP', amount: 10 }],
  [
    { kind: 'LP', amount: 7 },
    { kind: 'AC', amount: 3 },
  ],
  [
    { kind: 'token', tokenNo: 1, amount: 120 },
    { kind: 'item', itemCode: 'I1', amount: 2 },
  ],
  [
    { kind: 'token', tokenNo: 1, amount: 5 },
    { kind: 'LP', amount: 1 },
  ],
]

/** Makes rewards that are claimed one by one. */
export async function seedSingles(db: Db, count: number, random: Random): Promise<Single[]> {
  const missions = await Promise.all(
    kinds.map(async rewards => ({ rewards, id: await givenMission(db, { rewards: [...rewards] }) })),
  )
  const planned = Array.from({ length: count }, () => ({
    userId: random.pick(everybody.claimingSingles),
    mission: random.pick(missions),
  }))
  const ids = await reachMany(
    db,
    planned.map(({ userId, mission }) => ({ userId, missionId: mission.id, rewards: mission.rewards })),
  )
  return planned.map(({ userId, mission: { rewards } }, nth) => {
    const direct = rewards.every(({ kind }) => kind === 'LP' || kind === 'AC')
    const characterId = direct ? null : `of-${userId}`
    return { userId, id: ids[nth] ?? 0, characterId, rewards: rewards.map(placeOf(userId)) }
  })
}

const placeOf = (userId: string) => (reward: TestReward) => {
  const { kind, amount } = reward
  switch (reward.kind) {
    case 'LP':
    case 'AC':
      return { kind, amount, holder: userId, currency: reward.kind }
    case 'token':
      return { kind, amount, holder: `of-${userId}`, currency: `token:harbor:${reward.tokenNo}` }
    case 'item':
      return { kind, amount, holder: `of-${userId}`, currency: `item:harbor:${reward.itemCode}` }
  }
}

let lpMission: Promise<number> | undefined

/** Makes LP rewards that wait for a user, however often the database is away meanwhile. */
export async function waitingForAll(db: Db, userId: string, round: number, count: number): Promise<void> {
  lpMission ??= givenMission(db, { rewards: [{ kind: 'LP', amount: 11 }] })
  const missionId = await lpMission
  for (;;) {
    try {
      await db.execute(sql`
        insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, created_at)
        select ${userId}, ${missionId}, ${`round-${round}-`} || n, 'harbor', true, 1, now()
        from generate_series(1, ${count}) n on conflict do nothing`)
      return
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      await sleep(50)
    }
  }
}
