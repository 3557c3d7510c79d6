// Claiming: the status moves from 1 to 2, the ledger pays, and the answer is made, all in the caller's transaction.
import { sql } from 'drizzle-orm'
import { missionStatus, needsCharacter } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { type Holder, post, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { world, worldItem, worldToken } from '../world/tables.ts'
import { missionMaster, missionReward, userMission } from './tables.ts'

type Claim = { userId: string; id: number; characterId: string | null; now: Date }

const reached = columnsOf(userMission, 'um', ['id', 'missionId', 'status'])
const ofMission = columnsOf(missionMaster, 'm', ['worldId', 'archiveTitle', 'notLpOnly'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
type ClaimedMission = RowOf<typeof reached> & RowOf<typeof ofMission> & Absent<RowOf<typeof ofWorld>>

const ofReward = columnsOf(missionReward, 'r', ['kind', 'amount', 'tokenNo', 'itemCode'])
const ofToken = columnsOf(worldToken, 't', { tokenName: 'name', tokenSign: 'sign' })
const ofItem = columnsOf(worldItem, 'i', ['itemName', 'picture'])
type Reward = RowOf<typeof ofReward> & Absent<RowOf<typeof ofToken>> & Absent<RowOf<typeof ofItem>>

const receiver = columnsOf(character, null, ['characterId', 'characterFullName', 'icon', 'worldId'])
type Character = RowOf<typeof receiver>

/** Cause of a mission's reward in the ledger. */
export const missionCause = (userMissionId: number) => ({ kind: 'mission', id: String(userMissionId) })

/**
 * Claims one reward (G09: LP and AC go to the user without a character, the rest to a character in the mission's world).
 * @throws MISSION_NOT_FOUND, MISSION_ALREADY_RECEIVED, MISSION_NEEDS_CHARACTER, MISSION_NO_CHARACTER, CHARACTER_NOT_YOURS
 */
export async function receiveReward(tx: Tx, claim: Claim) {
  const mission = await lockMission(tx, claim)
  const character = await characterFor(tx, mission, claim)
  const { rowCount } = await tx.execute(sql`
    update user_mission set status = ${missionStatus.received}, received_at = ${claim.now.toISOString()},
      character_id = ${claim.characterId}
    where id = ${mission.id} and status = ${missionStatus.achieved}`)
  if (!rowCount) throw refuse('MISSION_ALREADY_RECEIVED')
  const worldId = mission.worldId ?? character?.worldId ?? ''
  const rewards = await rewardsOf(tx, mission, worldId)
  const posted = await post(
    tx,
    claim.now,
    rewards.map(reward => toTransfer(reward, mission, character, currencyOf(reward, worldId), claim.userId)),
  )
  const before = new Map(posted.map(balance => [balance.currency, balance.before]))
  return {
    id: mission.id,
    archiveTitle: mission.archiveTitle,
    worldName: mission.worldName ?? '',
    character: character && {
      characterId: character.characterId,
      characterFullName: character.characterFullName,
      icon: character.icon,
    },
    rewardList: rewards.map(reward => describe(reward, before, currencyOf(reward, worldId))),
  }
}

async function lockMission(tx: Tx, { userId, id }: Claim): Promise<ClaimedMission> {
  const { rows } = await tx.execute<ClaimedMission>(sql`
    select ${reached}, ${ofMission}, ${ofWorld}
    from user_mission um join mission_master m on m.id = um.mission_id left join world w on w.world_id = m.world_id
    where um.id = ${id} and um.user_id = ${userId} for update of um`)
  const mission = rows[0]
  if (!mission) throw refuse('MISSION_NOT_FOUND')
  if (mission.status !== missionStatus.achieved) throw refuse('MISSION_ALREADY_RECEIVED')
  return mission
}

async function characterFor(tx: Tx, mission: ClaimedMission, claim: Claim): Promise<Character | null> {
  if (!needsCharacter(mission.notLpOnly)) {
    if (claim.characterId !== null) throw refuse('MISSION_NO_CHARACTER')
    return null
  }
  if (claim.characterId === null) throw refuse('MISSION_NEEDS_CHARACTER')
  const { rows } = await tx.execute<Character>(sql`
    select ${receiver} from character where character_id = ${claim.characterId} and user_id = ${claim.userId}
      and (${mission.worldId}::text is null or world_id = ${mission.worldId})`)
  const character = rows[0]
  if (!character) throw refuse('CHARACTER_NOT_YOURS')
  return character
}

/** Rewards of a mission in the words of the world where they are given, because a user mission has no world. */
async function rewardsOf(tx: Tx, mission: ClaimedMission, worldId: string): Promise<Reward[]> {
  const { rows } = await tx.execute<Reward>(sql`
    select ${ofReward}, ${ofToken}, ${ofItem}
    from mission_reward r
    left join world_token t on t.world_id = ${worldId} and t.token_no = r.token_no
    left join world_item i on i.world_id = ${worldId} and i.item_code = r.item_code
    where r.mission_id = ${mission.missionId} order by r.position`)
  return rows
}

function currencyOf(reward: Reward, worldId: string): string {
  switch (reward.kind) {
    case 'LP':
      return currencies.llamaPoint
    case 'AC':
      return currencies.alpacaCoin
    case 'token':
      return currencies.token(worldId, reward.tokenNo ?? 1)
    case 'item':
      return currencies.item(worldId, reward.itemCode ?? '')
  }
}

function toTransfer(
  reward: Reward,
  mission: ClaimedMission,
  character: Character | null,
  currency: string,
  userId: string,
): Transfer {
  const ofUser = reward.kind === 'LP' || reward.kind === 'AC'
  const to: Holder =
    ofUser || !character ? { kind: 'user', id: userId } : { kind: 'character', id: character.characterId }
  return {
    cause: missionCause(mission.id),
    currency,
    amount: reward.amount,
    from: systemAccounts.issue,
    to,
  }
}

/** @param balances balance of each currency before the reward; updated here, for missions that give one currency twice */
function describe(reward: Reward, balances: Map<string, number>, currency: string) {
  const label = {
    LP: { name: 'リャマポイント', unit: 'LP' },
    AC: { name: 'アルパカコイン', unit: 'AC' },
    token: { name: reward.tokenName ?? '', unit: reward.tokenSign ?? '' },
    item: { name: reward.itemName ?? '', unit: '個' },
  }[reward.kind]
  const before = balances.get(currency) ?? 0
  const after = before + reward.amount
  balances.set(currency, after)
  return { kind: reward.kind, ...label, amount: reward.amount, before, after, picture: reward.picture }
}
