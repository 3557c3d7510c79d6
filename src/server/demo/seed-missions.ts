// The missions of the demo, and the progress of the demo players in them.
import { inJapan } from '#rules/dates.ts'
import { achieveCategory, missionStatus } from '#rules/mission.ts'
import { missionPeriod } from '#rules/mission-periods.ts'
import { formatRewards, type RewardLabel } from '#rules/rewards.ts'
import { missionCause } from '../areas/mission/receive-reward.ts'
import { missionMaster, missionReward, userMission } from '../areas/mission/tables.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts, type Transfer } from '../platform/ledger/post.ts'
import { demoCharacters, demoFigures, demoItems, demoMissions, demoWorlds } from './content.ts'
import type { DemoAccount, DemoMission, DemoReward } from './shapes.ts'

type SeededMission = { id: number; mission: DemoMission; lpOnly: boolean }

const HOUR = 3_600_000
const DAY = 24 * HOUR

export async function seedMissions(tx: Tx, postIds: Map<string, number>, now: Date): Promise<SeededMission[]> {
  const flagged = demoMissions.map(mission => ({
    mission,
    lpOnly: mission.rewards.every(({ kind }) => kind === 'LP'),
    direct: mission.rewards.every(({ kind }) => kind === 'LP' || kind === 'AC'),
  }))
  const rows = await tx
    .insert(missionMaster)
    .values(
      flagged.map(({ mission, lpOnly, direct }) => ({
        code: mission.key,
        worldId: mission.worldId === 'user' ? null : mission.worldId,
        achieveCategory: mission.achieveCategory,
        archiveTitle: mission.archiveTitle,
        description: mission.description,
        achievementType: mission.achievementType,
        achievementValue: newsValue(mission, postIds),
        requiredCount: mission.requiredCount,
        startsAt: new Date(now.getTime() - 365 * DAY),
        achieveTo: mission.dueInDays === null ? null : endOfDay(now, mission.dueInDays),
        rewardText: formatRewards(mission.rewards.map(reward => labelOf(reward, mission.worldId))),
        notLpOnly: (direct ? 0 : 1) as 0 | 1,
        lpOnly,
      })),
    )
    .returning({ id: missionMaster.id })
  const seeded = flagged.map(({ mission, lpOnly }, index) => ({ id: rows[index]?.id ?? 0, mission, lpOnly }))
  await tx.insert(missionReward).values(
    seeded.flatMap(({ id, mission }) =>
      mission.rewards.map((reward, index) => ({
        missionId: id,
        position: index + 1,
        kind: reward.kind,
        tokenNo: reward.kind === 'token' ? reward.token : null,
        itemCode: reward.kind === 'item' ? reward.itemCode : null,
        amount: reward.amount,
      })),
    ),
  )
  return seeded
}

const newsValue = (mission: DemoMission, postIds: Map<string, number>): string | null =>
  mission.achievementType === 'News' && mission.achievementValue !== null
    ? String(postIds.get(mission.achievementValue) ?? 0)
    : mission.achievementValue

const endOfDay = (now: Date, inDays: number): Date =>
  inJapan(now).startOf('day').add(inDays, 'day').add(23, 'hour').add(59, 'minute').toDate()

function labelOf(reward: DemoReward, worldId: string): RewardLabel {
  if (reward.kind === 'LP' || reward.kind === 'AC') return { kind: reward.kind, amount: reward.amount }
  if (reward.kind === 'item') {
    const item = demoItems.find(({ worldId: of, itemCode }) => of === worldId && itemCode === reward.itemCode)
    return { kind: 'item', itemName: item?.itemName ?? '', amount: reward.amount }
  }
  const token = demoWorlds.find(world => world.worldId === worldId)?.tokens[reward.token - 1]
  return { kind: 'token', token: token ?? { name: '', sign: '' }, amount: reward.amount }
}

/** Gives demo-player the progress that the missions state, and demo-player2 a part of it. */
export async function seedUserMissions(
  tx: Tx,
  missions: readonly SeededMission[],
  userIds: Map<DemoAccount, string>,
  now: Date,
): Promise<void> {
  await seedFor(tx, 'demo-player', userIds, missions, now)
  const some = missions.filter((_, index) => index % demoFigures.missionsOneIn === 0)
  await seedFor(tx, 'demo-player2', userIds, some, now)
}

async function seedFor(
  tx: Tx,
  account: DemoAccount,
  userIds: Map<DemoAccount, string>,
  missions: readonly SeededMission[],
  now: Date,
): Promise<void> {
  const userId = userIds.get(account) ?? ''
  const reached = missions.filter(({ mission }) => mission.demo !== 'open')
  const rows = reached.map(({ id, mission, lpOnly }, index) => {
    const createdAt = reachedAt(mission, index, now)
    const received = mission.demo === 'received'
    return {
      userId,
      missionId: id,
      period: missionPeriod(mission.achieveCategory, createdAt).key,
      worldId: mission.worldId,
      lpOnly,
      status: received ? missionStatus.received : missionStatus.achieved,
      createdAt,
      receivedAt: received ? new Date(createdAt.getTime() + 5 * HOUR) : null,
    }
  })
  const inserted = await tx.insert(userMission).values(rows).returning({ id: userMission.id })
  const transfers = reached.flatMap(({ mission }, index) =>
    mission.demo === 'received' ? transfersOf(mission, inserted[index]?.id ?? 0, account, userId) : [],
  )
  await post(tx, new Date(now.getTime() - HOUR), transfers)
}

/**
 * Time of reaching, spread over the last weeks. Missions with a period were reached in a past one, so that they are open
 * again now.
 */
function reachedAt(mission: DemoMission, index: number, now: Date): Date {
  const spread = (index * 7) % 24
  const past = { [achieveCategory.daily]: 1, [achieveCategory.weekly]: 7, [achieveCategory.monthly]: 31 } as Record<
    number,
    number
  >
  return new Date(
    now.getTime() - ((past[mission.achieveCategory] ?? 0) * DAY + (index % 20) * DAY + spread * HOUR + 90_000),
  )
}

function transfersOf(mission: DemoMission, id: number, account: DemoAccount, userId: string): Transfer[] {
  const character = demoCharacters.find(({ owner, worldId }) => owner === account && worldId === mission.worldId)
  return mission.rewards.flatMap((reward): Transfer[] => {
    const base = { cause: missionCause(id), amount: reward.amount, from: systemAccounts.issue }
    if (reward.kind === 'LP' || reward.kind === 'AC')
      return [{ ...base, currency: reward.kind, to: { kind: 'user', id: userId } }]
    if (!character) return []
    const currency =
      reward.kind === 'token'
        ? currencies.token(mission.worldId, reward.token)
        : currencies.item(mission.worldId, reward.itemCode)
    return [{ ...base, currency, to: { kind: 'character', id: character.key } }]
  })
}
