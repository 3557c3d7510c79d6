// A fan letter on its way: written, checked by the office, passed on, held or returned, read by its master, and by nobody else.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FAN_LETTER_MAX, RETURN_REASON_MAX } from '#rules/fan-letters.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser } = createCallers(database)
const office = as.admin.fanLetter
const WORDS = '灯台の場面で泣きました。'

let of: Awaited<ReturnType<typeof publishedReplay>>
let writer: Awaited<ReturnType<typeof givenPlayer>>
beforeEach(async () => {
  of = await publishedReplay(db)
  writer = await givenPlayer(db)
})

const lettersOf = (userId: string) => asUser(userId).fanLetter
const page = { pageStart: 1, perPage: 50 }
const send = (more: object = {}, userId = writer.userId) =>
  lettersOf(userId).send({
    ...{ masterId: of.masterId, characterId: writer.characterId, scenarioId: of.key.scenarioId, phase: 1 },
    ...{ body: WORDS, draftId: null, ...more },
  })
const sentOf = async (userId: string) => (await lettersOf(userId).getSent(page)).letterList
const inboxOf = (userId: string) => lettersOf(userId).getInbox(page)
const queued = async (queue: 'waiting' | 'held' | 'decided', letterId: number) =>
  (await office.getQueue({ queue, ...page, pageStart: 1 })).letterList.find(row => row.letterId === letterId)
const decide = (letterId: number, act: 'pass' | 'hold' | 'return', reason: string | null = null) =>
  office.decide({ letterId, act, reason })
const newsOf = async (userId: string) =>
  (
    await db
      .select({ payload: realtimeEvent.payload })
      .from(realtimeEvent)
      .where(and(eq(realtimeEvent.userId, userId), eq(realtimeEvent.kind, 'fanLetter')))
      .orderBy(realtimeEvent.id)
  ).map(({ payload }) => payload)

describe('writing', () => {
  test('a letter waits for the office, and its writer reads its state; its draft has ended', async () => {
    const draftId = crypto.randomUUID()
    await db.insert(draft).values({
      ...{ userId: writer.userId, draftId, place: 'fanLetter', name: '', text: WORDS, fields: '', target: 'x' },
      ...{ version: 1, updatedAt: PLAY_NOW },
    })
    const { letterId } = await send({ draftId })
    expect((await db.select().from(draft).where(eq(draft.draftId, draftId)))[0]?.submittedAt).toEqual(PLAY_NOW)
    expect(await sentOf(writer.userId)).toMatchObject([
      {
        ...{ letterId, body: WORDS, state: 'waiting', reason: null, masterName: of.masterName },
        ...{ writer: { name: 'ナギ' }, about: { scenarioId: of.key.scenarioId, title: '霧笛の夜' } },
      },
    ])
    expect(await queued('waiting', letterId)).toMatchObject({ body: WORDS, masterName: of.masterName })
  })

  test('has 1,000 characters at most, a receiver who is a master, and a writer who is somebody else', async () => {
    expect(await refusalOf(send({ body: ' ' }))).toBe('LETTER_EMPTY')
    expect(await refusalOf(send({ body: 'あ'.repeat(FAN_LETTER_MAX + 1) }))).toBe('LETTER_TOO_LONG')
    expect((await send({ body: 'あ'.repeat(FAN_LETTER_MAX) })).state).toBe('waiting')
    expect(await refusalOf(send({ characterId: of.first.characterId }))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(send({ characterId: null }, of.master.userId))).toBe('LETTER_TO_SELF')
    const [nobody] = await db.select().from(appUser).where(eq(appUser.userId, of.first.userId))
    const toNobody = { masterId: nobody?.publicUserId, scenarioId: null, phase: null }
    expect(await refusalOf(send(toNobody))).toBe('RECEIVER_NOT_FOUND')
    expect(await refusalOf(send({ masterId: of.master.userId }))).toBe('RECEIVER_NOT_FOUND')
    expect((await send({ characterId: null, scenarioId: null, phase: null })).state).toBe('waiting')
  })

  test('is about a replay of the receiver that its writer may read', async () => {
    const other = await publishedReplay(db)
    expect(await refusalOf(send({ scenarioId: other.key.scenarioId }))).toBe('REPLAY_NOT_FOUND')
    of = await publishedReplay(db, { isPrivate: true })
    expect(await refusalOf(send())).toBe('REPLAY_NOT_FOUND')
    const about = { masterId: of.masterId, scenarioId: of.key.scenarioId, phase: 1 }
    expect(await lettersOf(writer.userId).getReceiver(about)).toMatchObject({ about: null })
    expect(await lettersOf(of.first.userId).getReceiver(about)).toMatchObject({
      ...{ masterName: of.masterName, about: { title: '霧笛の夜' } },
    })
    expect((await send({ characterId: null }, of.first.userId)).state).toBe('waiting')
  })
})

describe('the office', () => {
  test('reads the oldest first', async () => {
    const [first, second] = [await send(), await send()]
    const list = (await office.getQueue({ queue: 'waiting', ...page })).letterList.map(({ letterId }) => letterId)
    expect(list.indexOf(first.letterId)).toBeLessThan(list.indexOf(second.letterId))
  })

  test('passes a letter on: the master reads it, both are told, and colleagues see who decided', async () => {
    const { letterId } = await send()
    expect(await decide(letterId, 'pass')).toEqual({ letterId, state: 'passed' })
    const inbox = await inboxOf(of.master.userId)
    expect(inbox).toMatchObject({
      letterList: [{ letterId, body: WORDS, isUnread: true, writer: { name: 'ナギ' } }],
      ...{ count: 1, unreadCount: 1 },
    })
    expect(JSON.stringify(inbox)).not.toContain(writer.userId)
    expect(await newsOf(of.master.userId)).toMatchObject([{ news: 'received', about: '霧笛の夜' }])
    expect(await newsOf(writer.userId)).toMatchObject([{ news: 'passed', about: of.masterName }])
    expect(await queued('decided', letterId)).toMatchObject({ state: 'passed', decidedBy: '名-admin' })
    expect((await sentOf(writer.userId))[0]).toMatchObject({ state: 'passed' })
  })

  test('names the player to the master only where no character writes', async () => {
    await decide((await send()).letterId, 'pass')
    await decide((await send({ characterId: null })).letterId, 'pass')
    const names = (await inboxOf(of.master.userId)).letterList.map(row => row.writer.name).sort()
    const [row] = await db.select().from(appUser).where(eq(appUser.userId, writer.userId))
    expect(names).toEqual(['ナギ', row?.userName].sort())
  })

  test('holds a letter, and passes it on or returns it afterwards', async () => {
    const { letterId } = await send()
    await decide(letterId, 'hold')
    expect(await refusalOf(decide(letterId, 'hold'))).toBe('LETTER_DECIDED')
    expect(await queued('held', letterId)).toMatchObject({ state: 'held' })
    expect(await queued('waiting', letterId)).toBeUndefined()
    expect((await sentOf(writer.userId))[0]).toMatchObject({ state: 'held', reason: null })
    expect(await newsOf(writer.userId)).toEqual([])
    await decide(letterId, 'pass')
    expect((await inboxOf(of.master.userId)).count).toBe(1)
  })

  test('returns a letter with a reason, which its writer reads and nobody else', async () => {
    const { letterId } = await send()
    expect(await refusalOf(decide(letterId, 'return'))).toBe('LETTER_REASON')
    expect(await refusalOf(decide(letterId, 'return', 'あ'.repeat(RETURN_REASON_MAX + 1)))).toBe('LETTER_REASON')
    await decide(letterId, 'return', '連絡先が書かれています。')
    expect((await sentOf(writer.userId))[0]).toMatchObject({ state: 'returned', reason: '連絡先が書かれています。' })
    expect(await inboxOf(of.master.userId)).toMatchObject({ letterList: [], count: 0, unreadCount: 0 })
    expect(await newsOf(of.master.userId)).toEqual([])
    expect(await newsOf(writer.userId)).toMatchObject([{ news: 'returned', about: of.masterName }])
    expect(await refusalOf(decide(letterId, 'pass'))).toBe('LETTER_DECIDED')
  })

  test('decides a letter once, also when two press at the same moment', async () => {
    const { letterId } = await send()
    const results = await Promise.allSettled([decide(letterId, 'pass'), decide(letterId, 'return', 'だめです。')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(decide(9_999_999, 'pass'))).toBe('LETTER_NOT_FOUND')
  })
})

describe('the inbox', () => {
  test('has nothing that waits, is held or was returned, nor letters to another master', async () => {
    await send()
    await decide((await send()).letterId, 'hold')
    await decide((await send()).letterId, 'return', 'だめです。')
    expect(await inboxOf(of.master.userId)).toMatchObject({ letterList: [], count: 0 })
    const other = await givenPlayer(db)
    await db.insert(userClass).values({ userId: other.userId, classCode: 1 })
    await decide((await send()).letterId, 'pass')
    expect(await inboxOf(other.userId)).toMatchObject({ letterList: [], count: 0 })
    expect(await sentOf(of.first.userId)).toEqual([])
    expect(await refusalOf(inboxOf(writer.userId))).toBe('FORBIDDEN')
    expect(await refusalOf(lettersOf(of.master.userId).getQueue({ queue: 'waiting', ...page }))).toBe('FORBIDDEN')
  })

  test('counts what was not read, and is marked by its master alone', async () => {
    const { letterId } = await send()
    await decide(letterId, 'pass')
    const other = await givenPlayer(db)
    await db.insert(userClass).values({ userId: other.userId, classCode: 1 })
    await lettersOf(other.userId).markRead({ letterIdList: [letterId] })
    expect((await inboxOf(of.master.userId)).unreadCount).toBe(1)
    expect(await lettersOf(of.master.userId).markRead({ letterIdList: [letterId] })).toEqual({ unreadCount: 0 })
    expect((await inboxOf(of.master.userId)).letterList[0]).toMatchObject({ isUnread: false })
  })
})

test('a letter that the office passes on after a block reaches nobody, and its writer is told as ever', async () => {
  const { letterId } = await send()
  await asUser(of.master.userId).block.blockPublicUser({
    ...{ characterId: of.master.characterId, otherId: writer.characterId },
  })
  await decide(letterId, 'pass')
  expect(await newsOf(of.master.userId)).toEqual([])
  expect(await inboxOf(of.master.userId)).toMatchObject({ letterList: [], count: 0, unreadCount: 0 })
  expect(await newsOf(writer.userId)).toMatchObject([{ news: 'passed' }])
})
