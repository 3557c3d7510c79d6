// The search in replays: by phrases of two letters and more, each text by its readers alone, with the words around it.
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { userClass } from '#server/areas/identity/tables.ts'
import { replayWords } from '#server/areas/quotation/tables.ts'
import { searchScenarios } from '#server/areas/scenario/list/lists.ts'
import { scenarioHasWord } from '#server/areas/scenario/list/words.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
type Made = Awaited<ReturnType<typeof publishedReplay>>
let open: Made
let closed: Made

const OPEN_BODY =
  '霧の朝だった。\n｜跨線橋《こせんきょう》の上で、ミナは《《白い》》帆を数えた。\nＡＢＣの旗。\n｜《綴じ蓋》の箱。'
const PRIVATE_BODY = '誰も知らない琥珀の夜。'

/** Body and part of a replay that is already published. */
async function written({ key }: Made, body: string, part?: { body: string; of: { characterId: string } }) {
  const of = and(eq(scenarioReplay.scenarioId, key.scenarioId), eq(scenarioReplay.phase, key.phase))
  const [row] = await db.select().from(scenarioReplay).where(of)
  const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
  const entryIds = entries
    .filter(({ characterId }) => characterId === part?.of.characterId)
    .map(({ entryId }) => entryId)
  if (!row) throw new Error('There is no replay.')
  const replay = { ...row.replay, body, partList: part ? [{ body: part.body, entryIds }] : [] }
  await db.update(scenarioReplay).set({ replay }).where(of)
}

beforeAll(async () => {
  open = await publishedReplay(db)
  closed = await publishedReplay(db, { isPrivate: true })
  await db.update(scenario).set({ title: '帆と旗' }).where(eq(scenario.scenarioId, open.key.scenarioId))
  await db.update(scenario).set({ title: '閉じた夜' }).where(eq(scenario.scenarioId, closed.key.scenarioId))
  await written(open, OPEN_BODY, { body: '翡翠の手紙が届いた。', of: open.first })
  await written(closed, PRIVATE_BODY, { body: '瑪瑙の鍵。', of: closed.first })
})

const searched = async (keyword: string, userId: string | null = null) => {
  const query = { userId, worldId: 'harbor', pageStart: 1, perPage: 20, now: PLAY_NOW, keyword }
  const { scenarioList, foundList, replayList, count } = await searchScenarios(db, query)
  expect(count).toBe(scenarioList.length)
  expect(replayList.map(({ scenarioId }) => scenarioId).sort()).toEqual(
    scenarioList.map(({ scenarioId }) => scenarioId).sort(),
  )
  expect(foundList.map(({ scenarioId, phase }) => ({ scenarioId, phase }))).toEqual(
    scenarioList.map(({ scenarioId, phase }) => ({ scenarioId, phase })),
  )
  return scenarioList.map(({ scenarioTitle, scenarioId }) => ({
    scenarioTitle,
    places: foundList.find(found => found.scenarioId === scenarioId)?.placeList.map(({ at, words }) => [at, words]),
  }))
}

test.each([
  ['two letters', '白い', '跨線橋の上で、ミナは白い帆を数えた。'],
  ['a phrase over ruby and emphasis', 'ミナは白い帆', '跨線橋の上で、ミナは白い帆を数えた。'],
  ['what stands over a reading', '跨線橋の上', '跨線橋の上で、ミナは白い帆を数えた。'],
  ['a reading, in any kana', 'コセンキョウ', '跨線橋の上で、ミナは白い帆を数えた。'],
  ['any width and case', 'abcの', 'ＡＢＣの旗。'],
  ['brackets that are no notation', '綴じ蓋', '《綴じ蓋》の箱。'],
])('finds a replay by %s', async (_, keyword, words) => {
  expect(await searched(keyword)).toEqual([{ scenarioTitle: '帆と旗', places: [['replay', words]] }])
})

test('every word may stand elsewhere, and each place is named', async () => {
  expect(await searched('旗 霧')).toEqual([
    {
      scenarioTitle: '帆と旗',
      places: [
        ['title', '帆と旗'],
        ['replay', '霧の朝だった。'],
      ],
    },
  ])
  expect(await searched('白い 存在しない語')).toEqual([])
  expect(await searched('白%')).toEqual([])
})

describe('texts of some', () => {
  const readers = (of: Made) => ({ first: of.first.userId, second: of.second.userId, master: of.master.userId })

  test('a private replay is found and counted by its participants, its master and the office alone', async () => {
    const found = [{ scenarioTitle: '閉じた夜', places: [['replay', PRIVATE_BODY]] }]
    for (const userId of [...Object.values(readers(closed)), users.admin])
      expect(await searched('琥珀', userId), userId).toEqual(found)
    for (const userId of [null, users.player, ...Object.values(readers(open))])
      expect(await searched('琥珀', userId)).toEqual([])
  })

  test.each([
    ['an open replay', () => open, '翡翠', '翡翠の手紙が届いた。'],
    ['a private replay', () => closed, '瑪瑙', '瑪瑙の鍵。'],
  ])('a part of %s is found by those named in it, its master and the office alone', async (_, of, word, words) => {
    const { first, second, master } = readers(of())
    for (const userId of [first, master, users.admin])
      expect(
        (await searched(word, userId)).map(({ places }) => places),
        userId,
      ).toEqual([[['part', words]]])
    for (const userId of [null, second, users.player]) expect(await searched(word, userId)).toEqual([])
  })

  test('who lost the seat finds no more', async () => {
    const of = and(
      eq(scenarioEntry.scenarioId, closed.key.scenarioId),
      eq(scenarioEntry.characterId, closed.second.characterId),
    )
    await db.update(scenarioEntry).set({ state: 'ended' }).where(of)
    expect(await searched('琥珀', closed.second.userId)).toEqual([])
    await db.update(scenarioEntry).set({ state: 'seated' }).where(of)
    expect(await searched('琥珀', closed.second.userId)).toHaveLength(1)
  })

  test('who takes part in another scenario finds nothing of this one', async () => {
    const stranger = await givenPlayer(db)
    expect(await searched('琥珀', stranger.userId)).toEqual([])
    await db.insert(userClass).values({ userId: stranger.userId, classCode: 1 })
    expect(await searched('琥珀', stranger.userId)).toEqual([])
  })
})

test('words are those of the present: of what was changed, made private, or is not published', async () => {
  const made = await publishedReplay(db)
  const { scenarioId, phase }: PhaseKey = made.key
  const rows = () => db.select().from(replayWords).where(eq(replayWords.scenarioId, scenarioId))
  await written(made, '紅玉の朝。', { body: '紅玉の裏。', of: made.first })
  expect(await rows()).toMatchObject([
    { part: 0, phase, isOpen: true, words: expect.stringContaining('紅玉の朝') },
    { part: 1, phase, isOpen: false, words: expect.stringContaining('紅玉の裏') },
  ])
  await written(made, '青磁の朝。')
  expect(await searched('紅玉', made.first.userId)).toEqual([])
  expect(await searched('青磁')).toHaveLength(1)
  await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, scenarioId))
  expect(await searched('青磁')).toEqual([])
  expect(await searched('青磁', made.second.userId)).toHaveLength(1)
  await db.update(scenarioReplay).set({ state: 'checking' }).where(eq(scenarioReplay.scenarioId, scenarioId))
  expect(await rows()).toEqual([])
})

test('a word of two letters is looked up in the index', async () => {
  const plan = await db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return (
      await tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select 1 from scenario_phase where ${scenarioHasWord({ worldId: 'harbor', userId: users.player }, '白い')}`)
    ).rows
  })
  const lines = plan.map(row => row['QUERY PLAN'])
  expect(lines.filter(line => line.includes('Index Scan on replay_words_search'))).toHaveLength(1)
  expect(lines.filter(line => line.includes('Index Scan on scenario_words_search'))).toHaveLength(1)
})
