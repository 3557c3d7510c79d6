// Claiming: the status moves from 1 to 2, the ledger pays, and the answer is made, all in the caller's transaction.
import { sql } from 'drizzle-orm'
import { missionStatus, needsCharacter } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { type Holder, post, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'

type Claim = { userId: string; id: number; characterId: string | null; now: Date }

type ClaimedMission = {
  id: number
  missionId: number
  status: number
  worldId: string | null
  worldName: string | null
  archiveTitle: string
  notLpOnly: number
}

type Reward = {
  kind: 'LP' | 'AC' | 'token' | 'item'
  amount: number
  tokenNo: number | null
  itemCode: string | null
  tokenName: string | null
  tokenSign: string | null
  itemName: string | null
  picture: string | null
}

type Character = { characterId: string; characterFullName: string; icon: string | null; worldId: string }

/** The cause under which a mission's reward stands in the ledger. */
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
    select um.id, um.mission_id as "missionId", um.status, m.world_id as "worldId", w.world_name as "worldName",
      m.archive_title as "archiveTitle", m.not_lp_only as "notLpOnly"
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
    select character_id as "characterId", character_full_name as "characterFullName", icon, world_id as "worldId"
    from character where character_id = ${claim.characterId} and user_id = ${claim.userId}
      and (${mission.worldId}::text is null or world_id = ${mission.worldId})`)
  const character = rows[0]
  if (!character) throw refuse('CHARACTER_NOT_YOURS')
  return character
}

/** What a mission gives, in the words of the world where it is given: a user mission has none of its own. */
async function rewardsOf(tx: Tx, mission: ClaimedMission, worldId: string): Promise<Reward[]> {
  const { rows } = await tx.execute<Reward>(sql`
    select r.kind, r.amount, r.token_no as "tokenNo", r.item_code as "itemCode", t.name as "tokenName", t.sign as "tokenSign",
      i.item_name as "itemName", i.picture
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

/** @param balances what each currency stood at before; moved on here, for rewards that give one currency twice. */
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
