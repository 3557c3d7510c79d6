// The office's desk of a masters' community: pages of the handbook with their order and versions, what is new to a reader, boards, masters.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { HANDBOOK_PAGES_MOST, STAFF_BOARDS_MOST } from '#rules/master-communities.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenBoard, givenPage, givenStaff } from '../../support/master-communities.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)
await db.insert(userClass).values([
  { userId: users.player, classCode: lastClass.master, name: 'しおり' },
  { userId: users.other, classCode: lastClass.master, name: 'みぞれ' },
])
const WORLD = { worldId: 'harbor' }
const office = as.admin.masterCommunity
const master = as.player.masterCommunity

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await database.asOwner(client =>
    client.query('truncate handbook_page, staff_board, staff_talk, master_world cascade'),
  )
  await givenStaff(database, users.player)
})

const save = (given: object = {}) =>
  office.savePage({
    ...WORLD,
    pageId: null,
    title: '潮',
    body: '二度満ちる。',
    baseVersion: 0,
    draftId: null,
    ...given,
  })
const titles = async () => (await master.getHome(WORLD)).pageList.map(({ title }) => title)

test('a page is made, changed from its newest version alone, and new to each reader until it was read', async () => {
  expect(await refusalOrNull(save({ title: ' ' }))).toBe('STAFF_FAULT')
  const { pageId, version } = await save()
  expect(version).toBe(1)
  const isNew = async () => (await master.getHome(WORLD)).pageList[0]?.isNew
  expect(await isNew()).toBe(true)
  await master.markPageRead({ ...WORLD, pageId, version: 99 })
  expect(await isNew()).toBe(false)
  expect(await save({ pageId, title: '潮の時刻', baseVersion: 1 })).toEqual({ pageId, version: 2 })
  expect(await refusalOrNull(save({ pageId, baseVersion: 1 }))).toBe('HANDBOOK_PAGE_CHANGED')
  expect(await isNew()).toBe(true)
  expect(await master.getPage({ ...WORLD, pageId })).toMatchObject({ title: '潮の時刻', version: 2, isOffice: false })
  expect(await refusalOrNull(as.other.masterCommunity.getPage({ ...WORLD, pageId }))).toBe('MASTER_COMMUNITY_NOT_FOUND')
  expect(await refusalOrNull(office.getPage({ worldId: 'station', pageId }))).toBe('HANDBOOK_PAGE_NOT_FOUND')
  expect(await refusalOrNull(master.markPageRead({ ...WORLD, pageId: 999_999, version: 1 }))).toBe(
    'HANDBOOK_PAGE_NOT_FOUND',
  )
})

test('ten saves of one version at once are one change', async () => {
  const { pageId } = await save()
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => refusalOrNull(save({ pageId, title: `題 ${n}`, baseVersion: 1 }))),
  )
  expect(results.filter(refusal => refusal === null)).toHaveLength(1)
  expect(results.filter(refusal => refusal === 'HANDBOOK_PAGE_CHANGED')).toHaveLength(9)
})

test('pages stand in the order of the office; one that is taken out is missing, and comes back at the end', async () => {
  const [a, b, c] = [await save({ title: 'あ' }), await save({ title: 'い' }), await save({ title: 'う' })]
  expect(await titles()).toEqual(['あ', 'い', 'う'])
  await office.setPageOrder({ ...WORLD, pageIdList: [c.pageId, a.pageId] })
  expect(await titles()).toEqual(['う', 'あ', 'い'])
  const remove = (isRemoved: boolean) => office.removePage({ ...WORLD, pageId: c.pageId, isRemoved })
  await remove(true)
  expect(await titles()).toEqual(['あ', 'い'])
  expect(await refusalOrNull(master.getPage({ ...WORLD, pageId: c.pageId }))).toBe('HANDBOOK_PAGE_NOT_FOUND')
  expect(await refusalOrNull(save({ pageId: c.pageId, baseVersion: 1 }))).toBe('HANDBOOK_PAGE_NOT_FOUND')
  expect((await office.getDesk(WORLD)).pageList.map(({ pageId, isRemoved }) => [pageId, isRemoved])).toEqual([
    [a.pageId, false],
    [b.pageId, false],
    [c.pageId, true],
  ])
  await remove(false)
  expect(await titles()).toEqual(['あ', 'い', 'う'])
  expect(await refusalOrNull(remove(false))).toBe('HANDBOOK_PAGE_NOT_FOUND')
})

test('a handbook has a hundred pages at most, those that were taken out not counted', async () => {
  for (let n = 0; n < HANDBOOK_PAGES_MOST; n++) await givenPage(database, { position: n })
  const gone = await givenPage(database, { removedAt: PLAY_NOW })
  expect(await refusalOrNull(save())).toBe('HANDBOOK_PAGES_MOST')
  expect(await refusalOrNull(office.removePage({ ...WORLD, pageId: gone, isRemoved: false }))).toBe(
    'HANDBOOK_PAGES_MOST',
  )
})

test('one board takes the questions, the last that was chosen, and pages lead to it while it is open', async () => {
  const { pageId } = await save()
  const board = { ...WORLD, boardName: '質問', description: '', isForQuestions: true, isClosed: false }
  const asked = async () => (await master.getPage({ ...WORLD, pageId })).questionBoardId
  expect(await asked()).toBe(null)
  const first = await office.saveBoard({ ...board, boardId: null })
  const second = await office.saveBoard({ ...board, boardId: null, boardName: '設定' })
  expect(await asked()).toBe(second.boardId)
  await office.saveBoard({ ...board, ...first })
  expect(await asked()).toBe(first.boardId)
  await office.saveBoard({ ...board, ...first, isClosed: true })
  expect(await asked()).toBe(null)
  expect((await master.getHome(WORLD)).boardList.map(({ boardId }) => boardId)).toEqual([second.boardId, first.boardId])
  expect(await refusalOrNull(office.saveBoard({ ...board, ...first, boardName: '' }))).toBe('STAFF_FAULT')
  expect(await refusalOrNull(office.saveBoard({ ...board, ...first, worldId: 'station' }))).toBe(
    'STAFF_BOARD_NOT_FOUND',
  )
})

test('boards stand in the order of the office, and are thirty at most', async () => {
  const ids: number[] = []
  for (let n = 0; n < STAFF_BOARDS_MOST; n++) ids.push(await givenBoard(database, { position: n }))
  const board = { ...WORLD, boardId: null, boardName: '余り', description: '', isForQuestions: false, isClosed: false }
  expect(await refusalOrNull(office.saveBoard(board))).toBe('STAFF_BOARDS_MOST')
  const last = ids.at(-1) ?? 0
  await office.setBoardOrder({ ...WORLD, boardIdList: [last] })
  expect((await master.getHome(WORLD)).boardList.map(({ boardId }) => boardId)).toEqual([last, ...ids.slice(0, -1)])
})

test('the office lets a master write for the world, and no more where nothing of theirs is running', async () => {
  const assign = (masterId: string, isAssigned: boolean) => office.assign({ ...WORLD, masterId, isAssigned })
  const members = async () => (await office.getMembers(WORLD)).memberList.map(({ masterName }) => masterName)
  expect((await office.getDesk(WORLD)).candidateList).toMatchObject([{ masterId: 'P-other', masterName: 'みぞれ' }])
  await assign('P-other', true)
  await assign('P-other', true)
  expect(await members()).toEqual(['しおり', 'みぞれ'])
  expect(await refusalOrNull(assign('P-idle', true))).toBe('STAFF_MEMBER_NOT_FOUND')
  expect(await refusalOrNull(as.other.masterCommunity.getHome(WORLD))).toBe(null)
  const { scenarioId } = await givenScenario(db, users.other)
  await db.execute(sql`update scenario_phase set state = 'resolving' where scenario_id = ${scenarioId}`)
  expect(await refusalOrNull(assign('P-other', false))).toBe('STAFF_MEMBER_BUSY')
  await assign('P-player', false)
  expect(await members()).toEqual(['みぞれ'])
  expect(await refusalOrNull(master.getHome(WORLD))).toBe('MASTER_COMMUNITY_NOT_FOUND')
})
