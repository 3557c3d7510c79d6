// Reading the consultation of a phase: posts around the first unread one, decisions, roles.
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { BOARD_PAGE_SIZE, canEditPost, canPost, FIRST_LINE_LENGTH } from '#rules/scenario/board.ts'
import { boardTopic } from '#rules/scenario/live.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { revisionOf } from '../../../platform/realtime/announce.ts'
import { refuse } from '../../../platform/refuse.ts'
import { partOfTalk, type TalkPart } from '../../../platform/talk-part.ts'
import { blockedBy } from '../../block/between.ts'
import { character } from '../../character/tables.ts'
import { masterName, nameOfMaster } from '../../identity/master-name.ts'
import { appUser } from '../../identity/tables.ts'
import { readPhase } from '../entry/own-entry.ts'
import type { PhaseKey } from '../phase.ts'
import { shownPeople } from '../shown-people.ts'
import { scenarioBoardRead, scenarioPost, scenarioRole } from '../tables/board.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { type BoardRole, boardRole, unreadPosts } from './board-rights.ts'

export type Reading = PhaseKey & { worldId: string; userId: string; now: Date }

/** Role and right to write with which the caller reads the board of the phase. @throws SCENARIO_NOT_FOUND, BOARD_CLOSED */
export async function openBoard(db: Db | Tx, reading: Reading): Promise<{ role: BoardRole; canWrite: boolean }> {
  const phase = await readPhase(db, reading)
  if (phase.worldId !== reading.worldId) throw refuse('SCENARIO_NOT_FOUND')
  const role = await boardRole(db, reading, reading.userId)
  if (!role) throw refuse('BOARD_CLOSED')
  return { role, canWrite: canPost(phase.state) }
}

const answered = alias(scenarioPost, 'answered')
const answeredCharacter = alias(character, 'answered_character')
const answeredUser = alias(appUser, 'answered_user')

const inPhase = ({ scenarioId, phase }: PhaseKey) =>
  and(eq(scenarioPost.scenarioId, scenarioId), eq(scenarioPost.phase, phase))

const postsWhere = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      postId: scenarioPost.postId,
      userId: scenarioPost.userId,
      voice: scenarioPost.voice,
      characterId: scenarioPost.characterId,
      characterFullName: character.characterFullName,
      icon: character.icon,
      userName: nameOfMaster,
      body: scenarioPost.body,
      createdAt: scenarioPost.createdAt,
      editedAt: scenarioPost.editedAt,
      pinnedAt: scenarioPost.pinnedAt,
      deletedAt: scenarioPost.deletedAt,
      replyId: answered.postId,
      replyUserId: answered.userId,
      replyBody: answered.body,
      replyDeletedAt: answered.deletedAt,
      replyCharacter: answeredCharacter.characterFullName,
      replyUser: masterName('answered_user'),
    })
    .from(scenarioPost)
    .innerJoin(appUser, eq(appUser.userId, scenarioPost.userId))
    .leftJoin(character, eq(character.characterId, scenarioPost.characterId))
    .leftJoin(answered, eq(answered.postId, scenarioPost.replyTo))
    .leftJoin(answeredCharacter, eq(answeredCharacter.characterId, answered.characterId))
    .leftJoin(answeredUser, eq(answeredUser.userId, answered.userId))
    .where(where)
    .$dynamic()

type PostRow = Awaited<ReturnType<typeof postsWhere>>[number]
type Reader = { userId: string; role: BoardRole; canWrite: boolean; now: Date }

/** Posts as their reader sees them. @param blocked users that the reader blocked */
const shownPosts = (rows: readonly PostRow[], reader: Reader, blocked: ReadonlySet<string>) =>
  shownPeople(rows, blocked).map(row => toPost(row, reader, blocked))

function toPost(
  row: PostRow & { isFolded: boolean },
  { userId, role, canWrite, now }: Reader,
  blocked: ReadonlySet<string>,
) {
  const isMine = row.userId === userId
  const isDeleted = row.deletedAt !== null
  return {
    postId: row.postId,
    voice: row.voice,
    characterId: row.characterId,
    name: row.characterFullName ?? row.userName,
    icon: row.icon,
    body: isDeleted ? '' : row.body,
    replyTo:
      row.replyId === null
        ? null
        : {
            postId: row.replyId,
            name: row.replyCharacter ?? row.replyUser ?? '',
            firstLine: row.replyDeletedAt ? '' : oneLine(row.replyBody ?? '', FIRST_LINE_LENGTH),
            isFolded: row.replyUserId !== null && blocked.has(row.replyUserId),
          },
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    pinnedAt: row.pinnedAt,
    isDeleted,
    isMine,
    isFolded: row.isFolded,
    canEdit: isMine && canWrite && !isDeleted && canEditPost(row.createdAt, now),
    canDelete: (isMine || role !== 'participant') && canWrite && !isDeleted,
  }
}

/** One post as its reader sees it. @throws POST_NOT_FOUND */
export async function postOf(db: Db | Tx, key: PhaseKey, postId: number, reader: Reader) {
  const rows = await postsWhere(db, and(inPhase(key), eq(scenarioPost.postId, postId)))
  const [post] = shownPosts(rows, reader, await blockedBy(db, reader.userId))
  if (!post) throw refuse('POST_NOT_FOUND')
  return post
}

type Page = Reading & TalkPart

/** @throws SCENARIO_NOT_FOUND, BOARD_CLOSED */
export async function getPosts(db: Db, query: Page) {
  const { role, canWrite } = await openBoard(db, query)
  const reader = { userId: query.userId, role, canWrite, now: query.now }
  const revision = await revisionOf(db, boardTopic(query))
  const unreadFrom = await firstUnread(db, query)
  const rows = await pageOf(db, query, unreadFrom)
  const [first, last] = [rows.at(0)?.postId, rows.at(-1)?.postId]
  const isThere = async (where: SQL | undefined) =>
    (
      await db
        .select({ postId: scenarioPost.postId })
        .from(scenarioPost)
        .where(and(inPhase(query), where))
        .limit(1)
    ).length > 0
  const [counted] = await db.select({ count: count() }).from(scenarioPost).where(inPhase(query))
  return {
    postList: shownPosts(rows, reader, await blockedBy(db, query.userId)),
    hasOlder: first !== undefined && (await isThere(lt(scenarioPost.postId, first))),
    hasNewer: last !== undefined && (await isThere(gt(scenarioPost.postId, last))),
    unreadFrom,
    lastSpeaker: await lastSpeaker(db, query),
    count: counted?.count ?? 0,
    canWrite,
    isMaster: role !== 'participant',
    revision,
    serverTime: query.now,
  }
}

const pageOf = (db: Db, query: Page, unreadFrom: number | null): Promise<PostRow[]> =>
  partOfTalk(query, unreadFrom, scenarioPost.postId, (where, order, most) =>
    postsWhere(db, and(inPhase(query), where))
      .orderBy(order === 'oldest' ? asc(scenarioPost.postId) : desc(scenarioPost.postId))
      .limit(most),
  )

/** The first post of others that the caller has not seen. */
async function firstUnread(db: Db, { userId, ...key }: Reading): Promise<number | null> {
  const seen = sql`coalesce((select post_id from ${scenarioBoardRead} r where r.scenario_id = ${key.scenarioId}
    and r.phase = ${key.phase} and r.user_id = ${userId}), 0)`
  const [row] = await db
    .select({ postId: scenarioPost.postId })
    .from(scenarioPost)
    .where(and(inPhase(key), sql`${scenarioPost.postId} > ${seen}`, sql`${scenarioPost.userId} <> ${userId}`))
    .orderBy(asc(scenarioPost.postId))
    .limit(1)
  return row?.postId ?? null
}

/** The character with whom the caller last spoke here; a deleted post counts no more. */
async function lastSpeaker(db: Db, { userId, ...key }: Reading) {
  const [row] = await db
    .select({ characterId: character.characterId, name: character.characterFullName })
    .from(scenarioPost)
    .innerJoin(character, eq(character.characterId, scenarioPost.characterId))
    .where(and(inPhase(key), eq(scenarioPost.userId, userId), isNull(scenarioPost.deletedAt)))
    .orderBy(desc(scenarioPost.postId))
    .limit(1)
  return row ?? null
}

/** @throws SCENARIO_NOT_FOUND, BOARD_CLOSED */
export async function getDigest(db: Db, reading: Reading) {
  const { role, canWrite } = await openBoard(db, reading)
  const reader = { userId: reading.userId, role, canWrite, now: reading.now }
  const pinned = await postsWhere(db, and(inPhase(reading), isNotNull(scenarioPost.pinnedAt)))
    .orderBy(asc(scenarioPost.pinnedAt))
    .limit(BOARD_PAGE_SIZE)
  const [visit] = await db
    .select({ readAt: scenarioBoardRead.readAt })
    .from(scenarioBoardRead)
    .where(
      and(
        eq(scenarioBoardRead.scenarioId, reading.scenarioId),
        eq(scenarioBoardRead.phase, reading.phase),
        eq(scenarioBoardRead.userId, reading.userId),
      ),
    )
  const isSince = (at: Date | null) => visit !== undefined && at !== null && at > visit.readAt
  const blocked = await blockedBy(db, reading.userId)
  const roles = shownPeople(await rolesOf(db, reading), blocked)
  return {
    pinnedList: shownPosts(pinned, reader, blocked),
    roleList: roles.map(({ userId, changedAt, ...one }) => ({
      ...one,
      isChanged: userId !== reading.userId && isSince(changedAt),
      role: one.role ?? '',
      isMine: userId === reading.userId,
    })),
    unread: await unreadPosts(db, reading, reading.userId),
    since: visit?.readAt ?? null,
    silentList: roles.filter(({ posts }) => posts === 0).map(({ characterFullName }) => characterFullName),
  }
}

const rolesOf = (db: Db, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      characterId: character.characterId,
      characterFullName: character.characterFullName,
      icon: character.icon,
      isResting: character.isResting,
      userId: scenarioEntry.userId,
      role: scenarioRole.role,
      changedAt: scenarioRole.updatedAt,
      posts: sql<number>`(select count(*)::int from scenario_post p where p.scenario_id = ${scenarioEntry.scenarioId}
        and p.phase = ${scenarioEntry.phase} and p.character_id = ${scenarioEntry.characterId} and p.deleted_at is null)`,
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioRole, eq(scenarioRole.entryId, scenarioEntry.entryId))
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'seated')),
    )
    .orderBy(asc(scenarioEntry.seatedAt), asc(scenarioEntry.entryId))
