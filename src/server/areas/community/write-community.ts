// Founding a community, changing it, and ending it.
import { eq, sql } from 'drizzle-orm'
import {
  COMMUNITIES_JOINED_MOST,
  COMMUNITIES_LED_MOST,
  type CommunityJoining,
  communityFaults,
} from '#rules/communities.ts'
import type { CommunityCategory } from '#rules/community-address.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { lockOwnCommunity, type OwnCommunity } from './own-community.ts'
import { hangBanner, type SentBanner } from './pictures.ts'
import { community, communityMember } from './tables.ts'

type Texts = {
  communityName: string
  catchphrase: string
  description: string
  rules: string
  category: CommunityCategory
  joining: CommunityJoining
  banner: SentBanner
}

/** Columns from the sent texts. @throws COMMUNITY_FAULT */
function judged({ communityName, catchphrase, description, rules, category, joining }: Texts) {
  if (Object.keys(communityFaults({ communityName, catchphrase, description, rules })).length > 0)
    throw refuse('COMMUNITY_FAULT')
  return {
    ...{ communityName: communityName.trim(), catchphrase: catchphrase.trim(), description, rules },
    ...{ category, joining },
  }
}

/** Holds a name in a world until the transaction ends. @throws COMMUNITY_NAME_TAKEN */
async function holdName(tx: Tx, worldId: string, communityName: string, but = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`community ${worldId}`}))`)
  const taken = await countOf(
    tx,
    sql`community where world_id = ${worldId} and dissolved_at is null and community_id <> ${but}
      and search_key(community_name) = search_key(${communityName})`,
  )
  if (taken > 0) throw refuse('COMMUNITY_NAME_TAKEN')
}

/** Limit of communities that a character is in, under its lock. @throws COMMUNITIES_JOINED_MOST */
export async function judgeJoined(tx: Tx, characterId: string): Promise<void> {
  await lockCharacter(tx, { characterId } as OwnCharacter)
  const joined = await countOf(
    tx,
    sql`community_member m join community k on k.community_id = m.community_id and k.dissolved_at is null
      where m.character_id = ${characterId}`,
  )
  if (joined >= COMMUNITIES_JOINED_MOST) throw refuse('COMMUNITIES_JOINED_MOST')
}

/** Limit of communities that a user leads in a world, one after the other. @throws COMMUNITIES_LED_MOST */
export async function judgeLed(tx: Tx, userId: string, worldId: string): Promise<void> {
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const led = await countOf(
    tx,
    sql`community where user_id = ${userId} and world_id = ${worldId} and dissolved_at is null`,
  )
  if (led >= COMMUNITIES_LED_MOST) throw refuse('COMMUNITIES_LED_MOST')
}

type Founded = Texts & { userId: string; own: OwnCharacter; worldId: string; draftId: string | null; now: Date }

/** @throws COMMUNITY_FAULT, COMMUNITY_NAME_TAKEN, COMMUNITIES_LED_MOST, COMMUNITIES_JOINED_MOST, COMMUNITY_PICTURE_NOT_FOUND */
export async function found(tx: Tx, sent: Founded) {
  const { userId, own, worldId, banner, draftId, now } = sent
  const texts = judged(sent)
  await judgeLed(tx, userId, worldId)
  await judgeJoined(tx, own.characterId)
  await holdName(tx, worldId, texts.communityName)
  const [made] = await tx
    .insert(community)
    .values({ ...texts, worldId, userId, leaderId: own.characterId, lastPostAt: now, createdAt: now, updatedAt: now })
    .returning({ communityId: community.communityId })
  if (!made) throw new Error('A community was not written.')
  const { communityId } = made
  await tx.insert(communityMember).values({ communityId, userId, characterId: own.characterId, joinedAt: now })
  await hangBanner(tx, { userId, communityId, banner })
  await submitDraft(tx, userId, draftId, now)
  return { communityId, worldId }
}

type Updated = Texts & {
  userId: string
  own: OwnCommunity
  communityId: number
  baseVersion: number
  draftId: string | null
  now: Date
}

/** @throws COMMUNITY_FAULT, COMMUNITY_CHANGED, COMMUNITY_NAME_TAKEN, COMMUNITY_PICTURE_NOT_FOUND */
export async function update(tx: Tx, sent: Updated) {
  const { userId, communityId, baseVersion, banner, draftId, now } = sent
  const texts = judged(sent)
  await holdName(tx, sent.own.worldId, texts.communityName, communityId)
  const before = await lockOwnCommunity(tx, sent)
  if (before.version !== baseVersion) throw refuse('COMMUNITY_CHANGED')
  const version = before.version + 1
  await tx
    .update(community)
    .set({ ...texts, version, updatedAt: now })
    .where(eq(community.communityId, communityId))
  await hangBanner(tx, { userId, communityId, banner })
  await submitDraft(tx, userId, draftId, now)
  return { communityId, version }
}

type Ended = { userId: string; own: OwnCommunity; communityId: number; communityName: string; now: Date }

/** Ends a community, whose name its leader has typed. @throws COMMUNITY_FAULT */
export async function dissolve(tx: Tx, ended: Ended) {
  const { communityName } = await lockOwnCommunity(tx, ended)
  if (ended.communityName.trim() !== communityName) throw refuse('COMMUNITY_FAULT')
  await endCommunity(tx, ended.communityId, ended.now)
  return { communityId: ended.communityId }
}

/** Ends a community for good: nobody finds it any more, and requests for it are withdrawn. Its posts stay with their writers' data. */
export async function endCommunity(tx: Tx, communityId: number, now: Date): Promise<void> {
  await tx.update(community).set({ dissolvedAt: now }).where(eq(community.communityId, communityId))
  await tx.execute(sql`
    update community_request set state = 'withdrawn', decided_at = ${now.toISOString()}
    where community_id = ${communityId} and state = 'waiting'`)
}
