// Everything that waits for a user, in one read (/myPage/home): dates of scenarios, replays that are owed, orders whose turn is the user's own,
// applications, unread notices; nothing of others, and nothing that waits for somebody else.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EntryState } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { application } from '#server/areas/application/tables.ts'
import { classRequest } from '#server/areas/identity/tables.ts'
import { notify } from '#server/areas/notice/notify.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { transact } from '#server/db/client.ts'
import { lockUserEvents } from '#server/platform/realtime/publish.ts'
import { givenApplication } from '../../support/applications.ts'
import { createCallers } from '../../support/callers.ts'
import { addClassRequest, noClassRequests } from '../../support/class-requests.ts'
import { openDatabase } from '../../support/database.ts'
import { forgetNotices } from '../../support/notices.ts'
import { givenOrder } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const { player, other, admin } = users
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(PLAY_NOW.getTime() + hours * HOUR)
/** An instant as calls answer it. */
const told = (hours: number) => inHours(hours).toISOString()
const home = () => as.player.waiting.home({})

/** A phase in a state whose dates all lie some hours ahead. */
async function phaseIn(state: ScenarioState, hours: number, master = admin, title = '霧笛の夜'): Promise<number> {
  const { scenarioId } = await givenScenario(db, master)
  const at = inHours(hours)
  await db.update(scenario).set({ title }).where(eq(scenario.scenarioId, scenarioId))
  await db
    .update(scenarioPhase)
    .set({
      ...{ state, publishedAt: PLAY_NOW, reservationUntil: at, drawAt: at, confirmUntil: at },
      ...{ recruitUntil: at, playingUntil: at, replayDueAt: at },
    })
    .where(eq(scenarioPhase.scenarioId, scenarioId))
  return scenarioId
}

let numbers = 100_000
async function taking(state: EntryState, scenarioId: number, who = { userId: player, characterId: 'harbor-rinne' }) {
  const [made] = await db
    .insert(scenarioEntry)
    .values({
      ...{ scenarioId, phase: 1, worldId: 'harbor', ...who, state, isAlone: true, publicNumber: ++numbers },
      ...{ cost: 0, createdAt: PLAY_NOW, seatedAt: state === 'seated' ? PLAY_NOW : null },
    })
    .returning({ entryId: scenarioEntry.entryId })
  return made?.entryId ?? 0
}

beforeEach(async () => {
  await database.asOwner(client =>
    client.query('truncate scenario, scenario_order, application, class_request, notice, draft cascade'),
  )
})

test('nothing waits for whom nothing waits; a guest is told nothing', async () => {
  expect(await home()).toEqual({ todoList: [], applicationList: [], noticeList: [], unread: 0, serverTime: told(0) })
  await expect(anonymous.waiting.home({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('what is to be done stands in the order of its dates, with its place; what is done or waits for others does not', async () => {
  const confirm = await phaseIn('priority', 5, admin, '確定の話')
  await taking('won', confirm)
  const write = await phaseIn('consultation', 2, admin, '書く話')
  await taking('seated', write)
  const sent = await phaseIn('consultation', 1)
  const sentEntry = await taking('seated', sent)
  await db
    .insert(scenarioPlaying)
    .values({ entryId: sentEntry, playing: '灯りをともす。', items: [], sentBy: 'player', receivedAt: PLAY_NOW })
  // Applied for, lost, over: nothing to do.
  await taking('applied', await phaseIn('reservation', 1))
  await taking('lost', await phaseIn('priority', 1))
  await taking('seated', await phaseIn('resolving', 1))
  // The desk: a replay that is owed, one that is late, two openings that came back, and one that the office looks at.
  const owed = await phaseIn('resolving', 30, player, '書くリプレイ')
  const late = await phaseIn('late', -30, player, '遅れたリプレイ')
  const returned = [
    await phaseIn('rejected', 9, player, '戻った一つ目'),
    await phaseIn('rejected', 9, player, '戻った二つ目'),
  ]
  await phaseIn('submitted', 1, player)
  // Of others.
  await taking('won', await phaseIn('priority', 1), { userId: other, characterId: 'harbor-garo' })

  const { todoList } = await home()
  const place = (page: string, id: number) =>
    `/world/harbor/scenario/${padScenarioId(id)}/1/${page}?character=harbor-rinne`
  const desk = (id: number) => `/myPage/scenario/replay/harbor/${padScenarioId(id)}/1`
  expect(todoList.slice(0, 4)).toEqual([
    { kind: 'replay', title: '遅れたリプレイ', note: '2日おくれ', at: told(-30), href: desk(late) },
    { kind: 'playing', title: '書く話', note: 'リンネ・ハル', at: told(2), href: place('playing', write) },
    { kind: 'confirm', title: '確定の話', note: 'リンネ・ハル', at: told(5), href: place('participation', confirm) },
    { kind: 'replay', title: '書くリプレイ', note: '', at: told(30), href: desk(owed) },
  ])
  // What has no date comes last, each with an address of its own.
  expect(todoList.slice(4).map(({ kind, title, at, href }) => ({ kind, title, at, href }))).toEqual(
    expect.arrayContaining(
      returned.map((scenarioId, place) => ({
        ...{ kind: 'returned', title: place === 0 ? '戻った一つ目' : '戻った二つ目', at: null },
        href: `/myPage/scenario/info?worldId=harbor&scenarioId=${scenarioId}&phase=1`,
      })),
    ),
  )
  expect(todoList).toHaveLength(6)
  expect(new Set(todoList.map(({ href }) => href)).size).toBe(6)
})

test('an order waits for whose turn it is: its owner before it is placed, its master afterwards, the office never here', async () => {
  const own = await givenOrder(db, { ownerId: player, characterId: 'harbor-rinne' })
  const asked = await givenPlayer(db)
  const forMaster = await givenOrder(db, {
    ...{ ownerId: asked.userId, characterId: asked.characterId, masterId: player, state: 'CheckingByMaster' },
  })
  await givenOrder(db, { ownerId: player, characterId: 'harbor-rinne', masterId: other, state: 'CheckingByMaster' })
  await givenOrder(db, { ownerId: asked.userId, characterId: asked.characterId, state: 'CheckingByDirector' })
  const { todoList } = await home()
  const words = todoList.map(({ kind, note, href }) => ({ kind, note, href }))
  expect(words).toHaveLength(2)
  expect(words).toEqual(
    expect.arrayContaining([
      { kind: 'order', note: '', href: `/world/harbor/scenarioOrder/${own.orderId}` },
      { kind: 'order', note: 'ナギさんから', href: `/world/harbor/scenarioOrder/${forMaster.orderId}` },
    ]),
  )
  expect((await as.admin.waiting.home({})).todoList).toEqual([])
})

test('applications without an answer, and answers that were not seen, with the page of each', async () => {
  await noClassRequests(db, player)
  await addClassRequest(db, player, { kind: 'creator', creatorKbn: 2 })
  await addClassRequest(db, player, { kind: 'exam', status: 2 })
  await db.update(classRequest).set({ createdAt: inHours(-3) })
  const of = { userId: player, characterId: 'harbor-rinne' }
  await givenApplication(db, { ...of, kind: 'item', name: '待つ名', createdAt: inHours(-2) })
  await givenApplication(db, { ...of, kind: 'skill', name: '断られた名', status: 3, createdAt: inHours(-1) })
  await givenApplication(db, { ...of, kind: 'skill', name: '見た名', status: 2, createdAt: PLAY_NOW })
  await db.update(application).set({ seenAt: PLAY_NOW }).where(eq(application.name, '見た名'))
  await givenApplication(db, { kind: 'item', name: '人の名', userId: other, characterId: 'harbor-garo' })
  expect((await home()).applicationList).toEqual([
    { title: '断られた名', status: 3, createdAt: told(-1), href: '/myPage/applications' },
    { title: '待つ名', status: 1, createdAt: told(-2), href: '/world/harbor/character/harbor-rinne' },
    { title: 'ボイスクリエイター', status: 1, createdAt: told(-3), href: '/myPage/account/userClass' },
  ])
})

test('the newest unread notices and how many there are; what was read is gone', async () => {
  await forgetNotices(database)
  for (let nth = 1; nth <= 7; nth++)
    await transact(db, async tx => {
      await lockUserEvents(tx, player)
      await notify(tx, PLAY_NOW, {
        ...{ userId: player, event: 'mission.reached', kind: 'mission' },
        facts: { missionId: String(nth), worldName: '霧の港', missionTitle: `灯り${nth}`, rewardText: 'LP 50' },
      })
    })
  const before = await home()
  expect(before.noticeList.map(({ title }) => title)).toEqual(['灯り7', '灯り6', '灯り5', '灯り4', '灯り3'])
  expect(before.unread).toBe(7)
  await as.player.notice.read({ noticeIdList: [before.noticeList[0]?.noticeId ?? 0] })
  const after = await home()
  expect(after.noticeList.map(({ title }) => title)).toEqual(['灯り6', '灯り5', '灯り4', '灯り3', '灯り2'])
  expect(after.unread).toBe(6)
  expect((await as.other.waiting.home({})).noticeList).toEqual([])
})
