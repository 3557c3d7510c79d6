// Missions for tests, and rows of users who have reached them.
import { type AchieveCategory, missionStatus } from '#rules/mission.ts'
import { missionPeriod } from '#rules/mission-periods.ts'
import { formatCount } from '#rules/rewards.ts'
import { missionMaster, missionReward, userMission } from '#server/areas/mission/tables.ts'
import type { Db } from '#server/db/client.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

export type TestReward =
  | { kind: 'LP' | 'AC'; amount: number }
  | { kind: 'token'; tokenNo: number; amount: number }
  | { kind: 'item'; itemCode: string; amount: number }

export type TestMission = {
  title: string
  /** World of the mission; null: a user mission. */
  worldId: string | null
  category: AchieveCategory
  type: string
  value: string | null
  requiredCount: number
  startsAt: Date
  achieveTo: Date | null
  rewards: readonly TestReward[]
}

const defaults: TestMission = {
  title: 'ミッション',
  worldId: 'harbor',
  category: 0,
  type: 'Test',
  value: null,
  requiredCount: 1,
  startsAt: new Date('2026-01-01T00:00:00+09:00'),
  achieveTo: null,
  rewards: [{ kind: 'LP', amount: 10 }],
}

let made = 0

/** @returns the id of the mission. */
export async function givenMission(db: Db, wanted: Partial<TestMission> = {}): Promise<number> {
  const mission = { ...defaults, ...wanted }
  const kinds = mission.rewards.map(({ kind }) => kind)
  made += 1
  const [row] = await db
    .insert(missionMaster)
    .values({
      code: `test-${process.pid}-${made}`,
      worldId: mission.worldId,
      achieveCategory: mission.category,
      archiveTitle: mission.title,
      description: `${mission.title}の説明。`,
      achievementType: mission.type,
      achievementValue: mission.value,
      requiredCount: mission.requiredCount,
      startsAt: mission.startsAt,
      achieveTo: mission.achieveTo,
      rewardText: mission.rewards.map(({ kind, amount }) => `${kind} ${formatCount(amount)}`).join('・'),
      notLpOnly: kinds.every(kind => kind === 'LP' || kind === 'AC') ? 0 : 1,
      lpOnly: kinds.every(kind => kind === 'LP'),
    })
    .returning({ id: missionMaster.id })
  if (!row) throw new Error('The mission was not made.')
  await db.insert(missionReward).values(
    mission.rewards.map((reward, index) => ({
      missionId: row.id,
      position: index + 1,
      kind: reward.kind,
      tokenNo: reward.kind === 'token' ? reward.tokenNo : null,
      itemCode: reward.kind === 'item' ? reward.itemCode : null,
      amount: reward.amount,
    })),
  )
  return row.id
}

/**
 * Makes a mission that a user has reached and not claimed yet. @returns the id of the user's row, by which it is claimed.
 */
export async function givenReached(
  db: Db,
  userId: string,
  wanted: Partial<TestMission> = {},
  at: Date = PLAY_NOW,
): Promise<number> {
  return reach(db, userId, await givenMission(db, wanted), wanted, at)
}

/** Makes a user reach an existing mission; `period` may name another occasion of it. */
export async function reach(
  db: Db,
  userId: string,
  missionId: number,
  wanted: Partial<TestMission> = {},
  at: Date = PLAY_NOW,
  period?: string,
): Promise<number> {
  const mission = { ...defaults, ...wanted }
  const [row] = await db
    .insert(userMission)
    .values({
      userId,
      missionId,
      period: period ?? missionPeriod(mission.category, at).key,
      worldId: mission.worldId ?? 'user',
      lpOnly: mission.rewards.every(({ kind }) => kind === 'LP'),
      status: 1,
      createdAt: at,
    })
    .returning({ id: userMission.id })
  if (!row) throw new Error('The mission was not reached.')
  return row.id
}

/**
 * Makes users reach many missions at once, in as few statements as possible. @returns the ids of the users' rows, in order.
 */
export async function reachMany(
  db: Db,
  rows: readonly { userId: string; missionId: number; rewards: readonly TestReward[] }[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += 2_000) {
    const part = rows.slice(from, from + 2_000).map(({ userId, missionId, rewards }, nth) => ({
      ...{
        userId,
        missionId,
        period: `many-${from + nth}`,
        worldId: 'harbor',
        status: missionStatus.achieved,
        createdAt: new Date(),
      },
      lpOnly: rewards.every(({ kind }) => kind === 'LP'),
    }))
    const made = await db.insert(userMission).values(part).returning({ id: userMission.id })
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Empties the tables of missions, between tests that count their rows. The role of the server may not do so. */
export async function forgetMissions(database: TestDatabase): Promise<void> {
  await database.asOwner(client =>
    client.query(
      'truncate mission_master, mission_reward, user_mission, mission_occasion, realtime_event restart identity',
    ),
  )
}
