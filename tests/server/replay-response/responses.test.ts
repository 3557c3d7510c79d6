// Responses to published replays: one reaction of each kind by a character, comments with their lengths, who deletes them, and
// that a private replay's are for its readers alone.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { COMMENT_MAX } from '#rules/replay-responses.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { replayComment } from '#server/areas/replay-response/tables.ts'
import { scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { noticesOf } from '../../support/notices.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { anonymous, as, asUser } = createCallers(database)

let of: Awaited<ReturnType<typeof publishedReplay>>
let outsider: Awaited<ReturnType<typeof givenPlayer>>
beforeEach(async () => {
  of = await publishedReplay(db)
  outsider = await givenPlayer(db)
})

const respondOf = (userId: string) => asUser(userId).replayResponse
const page = { order: 'newest' as const, pageStart: 1, perPage: 20 }
const read = (caller: Pick<typeof anonymous, 'replayResponse'> = anonymous, more = {}) =>
  caller.replayResponse.getResponses({ ...of.key, ...page, ...more })
type Player = Pick<typeof outsider, 'userId' | 'characterId'>
const react = ({ userId, characterId }: Player, kind: 1 | 2 | 3, isOn = true) =>
  respondOf(userId).react({ ...of.key, characterId, kind, isOn })
const comment = ({ userId, characterId }: Player, body: string, draftId: string | null = null) =>
  respondOf(userId).comment({ ...of.key, characterId, body, draftId })
const countOf = async (kind: number) => (await read()).reactionList.find(row => row.kind === kind)?.count

describe('reactions', () => {
  test('a character gives one of each kind, however often it is pressed, and takes it back', async () => {
    await react(outsider, 1)
    expect(await react(outsider, 1)).toEqual({ kind: 1, isOn: true, count: 1 })
    await react(outsider, 2)
    await react(of.first, 1)
    expect([await countOf(1), await countOf(2), await countOf(3)]).toEqual([2, 1, 0])
    expect((await read(asUser(outsider.userId))).ownReactionList).toEqual([
      { kind: 1, characterId: outsider.characterId },
      { kind: 2, characterId: outsider.characterId },
    ])
    expect((await read()).ownReactionList).toEqual([])
    expect(await react(outsider, 1, false)).toEqual({ kind: 1, isOn: false, count: 1 })
    expect(await react(outsider, 1, false)).toMatchObject({ count: 1 })
  })

  test('nobody reacts as a character of others, nor to a replay that is not published', async () => {
    const { characterId } = of.first
    expect(await refusalOf(react({ userId: outsider.userId, characterId }, 1))).toBe('NOT_YOUR_CHARACTER')
    await db.update(scenarioReplay).set({ state: 'awaiting' }).where(eq(scenarioReplay.scenarioId, of.key.scenarioId))
    expect(await refusalOf(react(outsider, 1))).toBe('REPLAY_NOT_FOUND')
    expect(await refusalOf(read())).toBe('REPLAY_NOT_FOUND')
    expect(await refusalOf(read(as.admin, { worldId: 'station' }))).toBe('SCENARIO_NOT_FOUND')
  })
})

describe('comments', () => {
  test('have 300 characters at most, end their draft, and are read by pages in both orders', async () => {
    expect(await refusalOf(comment(outsider, ' \n'))).toBe('COMMENT_EMPTY')
    expect(await refusalOf(comment(outsider, 'あ'.repeat(COMMENT_MAX + 1)))).toBe('COMMENT_TOO_LONG')
    const draftId = crypto.randomUUID()
    await db.insert(draft).values({
      ...{ userId: outsider.userId, draftId, place: 'replayResponse', name: '', text: '一', fields: '', target: 'x' },
      ...{ version: 1, updatedAt: PLAY_NOW },
    })
    await comment(outsider, 'あ'.repeat(COMMENT_MAX), draftId)
    expect((await db.select().from(draft).where(eq(draft.draftId, draftId)))[0]?.submittedAt).toEqual(PLAY_NOW)
    await comment(of.first, '二')
    await comment(of.second, '三')
    const bodies = async (more: object) => {
      const { commentList, count } = await read(anonymous, { perPage: 2, ...more })
      return { bodies: commentList.map(({ body }) => body.slice(0, 1)), count }
    }
    expect(await bodies({})).toEqual({ bodies: ['三', '二'], count: 3 })
    expect(await bodies({ pageStart: 2 })).toEqual({ bodies: ['あ'], count: 3 })
    expect(await bodies({ order: 'oldest' })).toEqual({ bodies: ['あ', '二'], count: 3 })
  })

  test('show the character and never its player', async () => {
    await comment(outsider, '楽しかった。')
    const shown = await read()
    expect(shown.commentList[0]).toMatchObject({ character: { characterFullName: 'ナギ' }, isMine: false })
    expect(JSON.stringify(shown)).not.toContain(outsider.userId)
    expect((await read(asUser(outsider.userId))).commentList[0]).toMatchObject({ isMine: true, canDelete: true })
  })

  test('are told to the master, unless a block keeps the two from seeing them', async () => {
    const told = async () =>
      (await noticesOf(database, of.master.userId)).filter(one => one.event === 'scenario.comment')
    await comment(outsider, '一')
    expect(await told()).toHaveLength(1)
    const { characterId } = of.master
    await asUser(of.master.userId).block.blockPublicUser({ characterId, otherId: outsider.characterId })
    await comment(outsider, '二')
    expect(await told()).toHaveLength(1)
  })

  const deleteAs = (userId: string, commentId: number, reason: string | null = null) =>
    respondOf(userId).deleteComment({ ...of.key, commentId, reason })
  const logged = () =>
    db
      .select({ act: scenarioLog.act, reason: scenarioLog.reason })
      .from(scenarioLog)
      .where(eq(scenarioLog.scenarioId, of.key.scenarioId))

  test('are deleted by their writer and by the master; others do not find them', async () => {
    const { commentId } = await comment(outsider, '一')
    const { commentId: next } = await comment(outsider, '二')
    expect(await refusalOf(deleteAs(of.first.userId, commentId))).toBe('COMMENT_NOT_FOUND')
    await deleteAs(outsider.userId, commentId)
    expect(await refusalOf(deleteAs(outsider.userId, commentId))).toBe('COMMENT_NOT_FOUND')
    expect(await logged()).toEqual([])
    expect((await read(asUser(of.master.userId))).commentList[0]).toMatchObject({ canDelete: true, isOfficeAct: false })
    await deleteAs(of.master.userId, next)
    expect(await read()).toMatchObject({ commentList: [], count: 0 })
    expect(await logged()).toEqual([{ act: 'master:deleteComment', reason: 'ナギ' }])
  })

  test('are deleted by the office with a reason, which stands in the log without their words', async () => {
    const { commentId } = await comment(outsider, '困った言葉')
    expect((await read(as.admin)).commentList[0]).toMatchObject({ canDelete: false, isOfficeAct: true })
    expect(await refusalOf(deleteAs(database.users.admin, commentId, ' '))).toBe('REASON_NEEDED')
    await deleteAs(database.users.admin, commentId, '中傷のため')
    expect(await logged()).toEqual([{ act: 'office:deleteComment', reason: 'ナギ：中傷のため' }])
    const [row] = await db.select().from(replayComment).where(eq(replayComment.commentId, commentId))
    expect(row).toMatchObject({ deletedBy: database.users.admin })
  })

  test('of one replay are not deleted through another', async () => {
    const { commentId } = await comment(outsider, '一')
    const other = await publishedReplay(db)
    const through = respondOf(other.master.userId).deleteComment({ ...other.key, commentId, reason: null })
    expect(await refusalOf(through)).toBe('COMMENT_NOT_FOUND')
    const rows = await db
      .select()
      .from(replayComment)
      .where(and(eq(replayComment.commentId, commentId)))
    expect(rows[0]?.deletedAt).toBeNull()
  })
})

describe('a private replay', () => {
  beforeEach(async () => {
    of = await publishedReplay(db, { isPrivate: true })
  })

  test('is answered by its participants, and its responses are read by them, its master and the office', async () => {
    await react(of.first, 1)
    const { commentId } = await comment(of.first, '内緒の感想')
    for (const caller of [asUser(of.second.userId), asUser(of.master.userId), as.admin])
      expect((await read(caller)).commentList[0]).toMatchObject({ body: '内緒の感想' })
    for (const caller of [anonymous, as.player, asUser(outsider.userId)])
      expect(await refusalOf(read(caller))).toBe('RESPONSES_CLOSED')
    expect(await refusalOf(react(outsider, 1))).toBe('RESPONSES_CLOSED')
    expect(await refusalOf(comment(outsider, '入れて'))).toBe('RESPONSES_CLOSED')
    expect(await refusalOf(respondOf(outsider.userId).deleteComment({ ...of.key, commentId, reason: null }))).toBe(
      'RESPONSES_CLOSED',
    )
  })
})

test('a reader is told whom a fan letter goes to, and the master is not', async () => {
  expect((await read(asUser(outsider.userId))).masterId).toBe(of.masterId)
  expect((await read(asUser(of.master.userId))).masterId).toBeNull()
  expect((await read()).masterId).toBeNull()
})
