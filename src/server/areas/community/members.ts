// Members of a community: joining and asking to join, leaving, the leader's decisions.
import { and, eq, sql } from 'drizzle-orm'
import { COMMUNITY_MEMBERS_MOST, COMMUNITY_REQUESTS_MOST, communityFaults } from '#rules/communities.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { notify } from '../notice/notify.ts'
import { lockCommunity, lockOwnCommunity, type OwnCommunity } from './own-community.ts'
import { communityOf, membersOf } from './rights.ts'
import { community, communityMember, communityRequest } from './tables.ts'
import { judgeJoined, judgeLed } from './write-community.ts'

type Acting = { userId: string; own: OwnCharacter; communityId: number; now: Date }

/** A community of the character's world, locked. @throws COMMUNITY_NOT_FOUND */
async function lockedFor(tx: Tx, { own, communityId }: Acting) {
  await lockCommunity(tx, communityId)
  const of = await communityOf(tx, communityId)
  if (of.worldId !== own.worldId) throw refuse('COMMUNITY_NOT_FOUND')
  return of
}

const isMember = async (tx: Tx, communityId: number, characterId: string): Promise<boolean> =>
  (await countOf(tx, sql`community_member where community_id = ${communityId} and character_id = ${characterId}`)) > 0

/** @throws COMMUNITY_FULL */
async function judgeRoom(tx: Tx, communityId: number): Promise<void> {
  const members = await countOf(tx, sql`community_member where community_id = ${communityId}`)
  if (members >= COMMUNITY_MEMBERS_MOST) throw refuse('COMMUNITY_FULL')
}

const waitingOf = (communityId: number, characterId: string) =>
  and(
    eq(communityRequest.communityId, communityId),
    eq(communityRequest.characterId, characterId),
    eq(communityRequest.state, 'waiting'),
  )

/**
 * @throws COMMUNITY_NOT_FOUND also across a block with the leader, COMMUNITY_MEMBER, COMMUNITY_CLOSED, COMMUNITY_ASKED, COMMUNITY_FULL,
 * COMMUNITY_REQUESTS_MOST, COMMUNITIES_JOINED_MOST, COMMUNITY_FAULT
 */
export async function join(tx: Tx, acting: Acting & { words: string; draftId: string | null }) {
  const { userId, own, communityId, words, draftId, now } = acting
  if (Object.keys(communityFaults({ words })).length > 0) throw refuse('COMMUNITY_FAULT')
  // The leader's events are locked before the rows of the community.
  const { leaderUserId } = await communityOf(tx, communityId)
  await lockUserEvents(tx, leaderUserId)
  await judgeJoined(tx, own.characterId)
  const of = await lockedFor(tx, acting)
  if (await isBetween(tx, userId, of.leaderUserId)) throw refuse('COMMUNITY_NOT_FOUND')
  if (await isMember(tx, communityId, own.characterId)) throw refuse('COMMUNITY_MEMBER')
  const [now_] = await tx
    .select({ joining: community.joining })
    .from(community)
    .where(eq(community.communityId, communityId))
  if (!now_ || now_.joining === 'closed') throw refuse('COMMUNITY_CLOSED')
  await judgeRoom(tx, communityId)
  if (now_.joining === 'open') await admit(tx, { communityId, userId, characterId: own.characterId, now })
  else await ask(tx, { ...acting, words: words.trim() }, of)
  await submitDraft(tx, userId, draftId, now)
  return { communityId, isMember: now_.joining === 'open' }
}

async function ask(tx: Tx, { userId, own, communityId, words, now }: Acting & { words: string }, of: Told) {
  const { characterId, characterFullName } = own
  const already = await tx.$count(communityRequest, waitingOf(communityId, characterId))
  if (already > 0) throw refuse('COMMUNITY_ASKED')
  const waiting = await countOf(tx, sql`community_request where community_id = ${communityId} and state = 'waiting'`)
  if (waiting >= COMMUNITY_REQUESTS_MOST) throw refuse('COMMUNITY_REQUESTS_MOST')
  await tx
    .insert(communityRequest)
    .values({ communityId, userId, characterId, words, state: 'waiting', createdAt: now })
  if (of.leaderUserId === userId) return
  await notify(tx, now, {
    userId: of.leaderUserId,
    event: 'community.asked',
    facts: { ...factsOf(of), name: characterFullName },
    by: { characterId, texts: [words] },
  })
}

type Told = { communityId: number; worldId: string; communityName: string; leaderUserId: string }
const factsOf = ({ communityId, worldId, communityName }: Omit<Told, 'leaderUserId'>) => ({
  ...{ communityId, worldId, communityName },
})

type Admitted = { communityId: number; userId: string; characterId: string; now: Date }

async function admit(tx: Tx, { communityId, userId, characterId, now }: Admitted): Promise<void> {
  await tx.insert(communityMember).values({ communityId, userId, characterId, joinedAt: now }).onConflictDoNothing()
  // A request from before, when one had to ask, is answered by it.
  await tx
    .update(communityRequest)
    .set({ state: 'accepted', decidedAt: now })
    .where(waitingOf(communityId, characterId))
}

/** @throws COMMUNITY_NOT_FOUND, COMMUNITY_REQUEST_NOT_FOUND */
export async function withdraw(tx: Tx, acting: Acting) {
  const { communityId, own, now } = acting
  await lockedFor(tx, acting)
  const { rowCount } = await tx
    .update(communityRequest)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(waitingOf(communityId, own.characterId))
  if (!rowCount) throw refuse('COMMUNITY_REQUEST_NOT_FOUND')
  return { communityId }
}

/** @throws COMMUNITY_NOT_FOUND, COMMUNITY_NO_MEMBER, COMMUNITY_LEADER */
export async function leave(tx: Tx, acting: Acting) {
  const { communityId, own } = acting
  const { leaderId } = await lockedFor(tx, acting)
  if (leaderId === own.characterId) throw refuse('COMMUNITY_LEADER')
  if (!(await isMember(tx, communityId, own.characterId))) throw refuse('COMMUNITY_NO_MEMBER')
  await removeRow(tx, communityId, own.characterId)
  return { communityId }
}

async function removeRow(tx: Tx, communityId: number, characterId: string): Promise<void> {
  await tx
    .delete(communityMember)
    .where(and(eq(communityMember.communityId, communityId), eq(communityMember.characterId, characterId)))
}

const requestColumns = columnsOf(communityRequest, null, ['userId', 'characterId'])

type Led = { userId: string; own: OwnCommunity; communityId: number; now: Date }

/** @throws COMMUNITY_REQUEST_NOT_FOUND, COMMUNITY_FULL, COMMUNITIES_JOINED_MOST, COMMUNITY_FAULT for a refusal without a reason */
export async function decide(tx: Tx, acting: Led & { requestId: number; isAccepted: boolean; reason: string }) {
  const { communityId, requestId, isAccepted, now } = acting
  const reason = acting.reason.trim()
  if (!isAccepted && Object.keys(communityFaults({ reason })).length > 0) throw refuse('COMMUNITY_FAULT')
  const asker = await askerOf(tx, communityId, requestId)
  await lockUserEvents(tx, asker.userId)
  if (isAccepted) await judgeJoined(tx, asker.characterId)
  const of = await lockOwnCommunity(tx, acting)
  // Another decision, or a withdrawal, may have come before the lock.
  await askerOf(tx, communityId, requestId)
  if (isAccepted) {
    await judgeRoom(tx, communityId)
    await admit(tx, { communityId, ...asker, now })
  } else {
    await tx
      .update(communityRequest)
      .set({ state: 'declined', reason, decidedAt: now })
      .where(eq(communityRequest.requestId, requestId))
  }
  await notify(tx, now, {
    userId: asker.userId,
    event: 'community.decided',
    facts: { ...factsOf(of), characterId: asker.characterId, isAccepted, reason: isAccepted ? '' : reason },
  })
  const requestCount = await countOf(
    tx,
    sql`community_request where community_id = ${communityId} and state = 'waiting'`,
  )
  return { communityId, requestCount }
}

/** Who asks by a request that waits. @throws COMMUNITY_REQUEST_NOT_FOUND */
async function askerOf(tx: Tx, communityId: number, requestId: number): Promise<RowOf<typeof requestColumns>> {
  const { rows } = await tx.execute<RowOf<typeof requestColumns>>(sql`
    select ${requestColumns} from community_request
    where request_id = ${requestId} and community_id = ${communityId} and state = 'waiting'`)
  if (!rows[0]) throw refuse('COMMUNITY_REQUEST_NOT_FOUND')
  return rows[0]
}

const memberColumns = columnsOf(communityMember, null, ['userId', 'characterId'])

/** @throws COMMUNITY_NO_MEMBER */
async function memberOf(tx: Tx, communityId: number, memberId: string): Promise<RowOf<typeof memberColumns>> {
  const { rows } = await tx.execute<RowOf<typeof memberColumns>>(sql`
    select ${memberColumns} from community_member where community_id = ${communityId} and character_id = ${memberId}`)
  if (!rows[0]) throw refuse('COMMUNITY_NO_MEMBER')
  return rows[0]
}

type OnMember = Led & { memberId: string }

/** @throws COMMUNITY_NO_MEMBER, COMMUNITY_LEADER, COMMUNITY_FAULT */
export async function removeMember(tx: Tx, acting: OnMember & { reason: string }) {
  const { userId, communityId, memberId, now } = acting
  const reason = acting.reason.trim()
  if (Object.keys(communityFaults({ reason })).length > 0) throw refuse('COMMUNITY_FAULT')
  const member = await memberOf(tx, communityId, memberId)
  await lockUserEvents(tx, member.userId)
  const of = await lockOwnCommunity(tx, acting)
  await memberOf(tx, communityId, memberId)
  if (of.leaderId === memberId) throw refuse('COMMUNITY_LEADER')
  await removeRow(tx, communityId, memberId)
  if (member.userId !== userId) {
    const facts = { ...factsOf(of), characterId: memberId, reason }
    await notify(tx, now, { userId: member.userId, event: 'community.removed', facts })
  }
  return { communityId }
}

/** @throws COMMUNITY_NO_MEMBER, COMMUNITIES_LED_MOST */
export async function handOver(tx: Tx, acting: OnMember) {
  const { userId, communityId, memberId, now } = acting
  const member = await memberOf(tx, communityId, memberId)
  await lockUserEvents(tx, member.userId)
  if (member.userId !== userId) await judgeLed(tx, member.userId, acting.own.worldId)
  const of = await lockOwnCommunity(tx, acting)
  await memberOf(tx, communityId, memberId)
  await lead(tx, communityId, member)
  if (member.userId !== userId) {
    const facts = { ...factsOf(of), characterId: memberId }
    await notify(tx, now, { userId: member.userId, event: 'community.leading', facts })
  }
  return { communityId }
}

/** Makes a member the leader. */
export const lead = (tx: Tx, communityId: number, { userId, characterId }: RowOf<typeof memberColumns>) =>
  tx
    .update(community)
    .set({ userId, leaderId: characterId, version: sql`${community.version} + 1` })
    .where(eq(community.communityId, communityId))

/** @throws COMMUNITY_NO_MEMBER */
export async function judgeMember(tx: Tx, { userId, own, communityId }: Omit<Acting, 'now'>): Promise<void> {
  const members = await membersOf(tx, communityId, userId)
  if (!members.includes(own.characterId)) throw refuse('COMMUNITY_NO_MEMBER')
}
