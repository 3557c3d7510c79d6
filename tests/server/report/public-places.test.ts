// Reports of what is written where many read: comments on replays, posts of a consultation and of a master's room. Whoever may read one
// may report it, and the office takes it away.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReportKind } from '#rules/reports.ts'
import { masterRoom, masterRoomPost } from '#server/areas/master-room/tables.ts'
import { replayComment } from '#server/areas/replay-response/tables.ts'
import { scenarioPost } from '#server/areas/scenario/tables/board.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser } = createCallers(database)
const page = { pageStart: 1, perPage: 20 }
const BODY = '灯が消えた。'

type Person = Awaited<ReturnType<typeof givenPlayer>>
let of: Awaited<ReturnType<typeof publishedReplay>>
let outsider: Person

const places = {
  replayComment: async () => {
    const { scenarioId, phase } = of.key
    const [made] = await db
      .insert(replayComment)
      .values({ scenarioId, phase, ...of.second, body: BODY, createdAt: PLAY_NOW })
      .returning({ id: replayComment.commentId })
    return String(made?.id)
  },
  boardPost: async () => {
    const { scenarioId, phase } = of.key
    const [made] = await db
      .insert(scenarioPost)
      .values({ scenarioId, phase, ...of.second, voice: 'PL', body: BODY, createdAt: PLAY_NOW, pinnedAt: PLAY_NOW })
      .returning({ id: scenarioPost.postId })
    return String(made?.id)
  },
  roomPost: async () => {
    const room = { intro: '', howIWrite: '', isOpen: true, version: 1, updatedAt: PLAY_NOW }
    await db
      .insert(masterRoom)
      .values({ masterId: of.master.userId, ...room })
      .onConflictDoNothing()
    const [made] = await db
      .insert(masterRoomPost)
      .values({ masterId: of.master.userId, ...of.second, body: BODY, createdAt: PLAY_NOW })
      .returning({ id: masterRoomPost.postId })
    return String(made?.id)
  },
} satisfies Partial<Record<ReportKind, () => Promise<string>>>
type Place = keyof typeof places
const all = Object.keys(places) as Place[]

const send = ({ userId }: Person, kind: Place, targetId: string) =>
  asUser(userId).report.send({ kind, targetId, reason: 'harassment', words: '言いすぎです。' })
const reported = async (kind: Place) => {
  const { reportList } = await as.admin.report.getQueue({ state: 'waiting', ...page, pageStart: 1 })
  return reportList.find(row => row.kind === kind)
}
/** Words that a participant reads in a place. */
const read = {
  replayComment: async () =>
    (
      await asUser(of.first.userId).replayResponse.getResponses({ ...of.key, order: 'newest', ...page })
    ).commentList.map(({ body }) => body),
  boardPost: async () =>
    (await asUser(of.first.userId).scenarioBoard.getPosts({ ...of.key, limit: 20 })).postList.map(({ body }) => body),
  roomPost: async () =>
    (await asUser(of.first.userId).masterRoom.getPosts({ masterId: of.masterId, ...page })).postList.map(
      ({ body }) => body,
    ),
} satisfies Record<Place, () => Promise<string[]>>

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate report, user_block cascade'))
  of = await publishedReplay(db)
  outsider = await givenPlayer(db)
})

describe.each(all)('%s', kind => {
  test('its words are kept, with what it stands on, and the office removes it', async () => {
    const targetId = await places[kind]()
    expect(await read[kind]()).toEqual([BODY])
    const { reportId } = await send(of.first, kind, targetId)
    const row = await reported(kind)
    expect(row).toMatchObject({ reportId, quoted: { body: BODY, title: null } })
    expect(row?.quoted.about).toBeTruthy()
    expect(row?.character?.characterId).toBe(of.second.characterId)
    const answer = { answer: '確かめました。', words: 'お気をつけください。' }
    await as.admin.report.decide({ reportId, decision: 'removed', ...answer })
    expect((await read[kind]()).filter(body => body === BODY)).toEqual([])
    expect((await as.admin.report.getReport({ reportId })).isThere).toBe(false)
    expect(await refusalOf(send(of.first, kind, targetId))).toBe('REPORT_TARGET_NOT_FOUND')
  })

  test('not one’s own, and nothing under an id that is none', async () => {
    const targetId = await places[kind]()
    expect(await refusalOf(send(of.second, kind, targetId))).toBe('REPORT_OWN')
    for (const none of ['0', 'abc', '999999999'])
      expect(await refusalOf(send(of.first, kind, none))).toBe('REPORT_TARGET_NOT_FOUND')
  })

  test('whoever blocked the writer reports it where it still is seen', async () => {
    const targetId = await places[kind]()
    await asUser(of.first.userId).block.blockPublicUser({
      ...{ characterId: of.first.characterId, otherId: of.second.characterId },
    })
    // Only on the board of a scenario nothing vanishes.
    const sent = send(of.first, kind, targetId)
    if (kind === 'boardPost') expect(await sent).toMatchObject({ state: 'waiting' })
    else expect(await refusalOf(sent)).toBe('REPORT_TARGET_NOT_FOUND')
  })
})

test('what one may not read is not there', async () => {
  expect(await refusalOf(send(outsider, 'boardPost', await places.boardPost()))).toBe('REPORT_TARGET_NOT_FOUND')
  const comment = await places.replayComment()
  await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, of.key.scenarioId))
  expect(await refusalOf(send(outsider, 'replayComment', comment))).toBe('REPORT_TARGET_NOT_FOUND')
  const post = await places.roomPost()
  await db.update(masterRoom).set({ isOpen: false }).where(eq(masterRoom.masterId, of.master.userId))
  expect(await refusalOf(send(of.first, 'roomPost', post))).toBe('REPORT_TARGET_NOT_FOUND')
  expect(await send(of.master, 'roomPost', post)).toMatchObject({ state: 'waiting' })
})
