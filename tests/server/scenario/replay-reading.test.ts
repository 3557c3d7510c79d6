// Reads beside the page of a replay: the history of a character, titles, the list, the book. Of a private replay and of private
// parts none of them tells anybody else more than title, result and cast.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { characterHistory, characterTitle, scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { worldPage } from '#server/areas/world/tables.ts'
import { onlyPhase } from '../../calls/scenario-given.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { BODY, givenReplay } from '../../support/replays.ts'
import { unzip } from '../../support/unzip.ts'

const database = await openDatabase('play')
const { db } = database
const { anonymous, as } = createCallers(database)
const characterId = 'harbor-rinne'
const SECRET = '声は、井戸の底からした。'

type Reader = typeof anonymous
let key = { worldId: 'harbor', scenarioId: 0, phase: 1 }

beforeEach(async () => {
  await db.delete(characterTitle)
  await db.delete(characterHistory)
  const { entryId, ...of } = await onlyPhase(database, 'completed', 'seated')
  key = of
  const replay = await givenReplay(db, key, 'published')
  await db
    .update(scenarioReplay)
    .set({ replay: { ...replay, partList: [{ body: SECRET, entryIds: [entryId] }] } })
    .where(and(eq(scenarioReplay.scenarioId, key.scenarioId), eq(scenarioReplay.phase, key.phase)))
  const given = { characterId, entryId, createdAt: PLAY_NOW }
  await db.insert(characterTitle).values([
    { ...given, title: '灯台の友' },
    { ...given, title: 'MVP', isMvp: true, reason: '最後まで灯りを守った。' },
  ])
})

const makePrivate = () => db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, key.scenarioId))
const history = (reader: Reader) => reader.character.getHistory({ characterId, offset: 0, limit: 10 })
const listed = async (reader: Reader) => {
  const { replayList } = await reader.scenario.getReplayList({ worldId: 'harbor', pageStart: 1, perPage: 20 })
  return replayList.find(({ scenarioId }) => scenarioId === key.scenarioId)
}
const bookOf = async (reader: Reader) => {
  const file = await reader.scenarioReplay.epub({ ...key, direction: 'vertical' })
  return unzip(Buffer.from(await file.arrayBuffer()))
    .map(({ data }) => data.toString())
    .join('\n')
}

describe('history of a character', () => {
  test('tells result, rewards and titles, the newest first, page by page', async () => {
    const { historyList, count } = await history(anonymous)
    expect(count).toBe(1)
    expect(historyList).toMatchObject([
      {
        ...{ scenarioId: key.scenarioId, phase: 1, isPrivate: false, hasChapters: false, result: 'Success' },
        gains: { experience: 0, levelAfter: 1, title: '灯台の友', mvpReason: '最後まで灯りを守った。' },
      },
    ])
    const past = await anonymous.character.getHistory({ characterId, offset: 10, limit: 10 })
    expect(past).toMatchObject({ historyList: [], count: 1 })
    expect(await refusalOf(anonymous.character.getHistory({ characterId: 'nobody', offset: 0, limit: 1 }))).toBe(
      'CHARACTER_NOT_FOUND',
    )
  })

  test('of a private replay tells others its title and result alone', async () => {
    await makePrivate()
    const gainsFor = async (reader: Reader) => (await history(reader)).historyList.map(({ gains }) => gains?.title)
    expect([await gainsFor(anonymous), await gainsFor(as.other)]).toEqual([[undefined], [undefined]])
    // The admin leads it too.
    expect([await gainsFor(as.player), await gainsFor(as.admin)]).toEqual([['灯台の友'], ['灯台の友']])
    expect(JSON.stringify(await history(as.other))).not.toMatch(/灯台の友|最後まで/)
  })
})

describe('words of the world', () => {
  const terms = async (reader: Reader) => (await reader.scenarioReplay.getReplay(key)).termList

  test('lead to the page of the guide that explains them, of two the first', async () => {
    const page = { worldId: 'harbor', title: '岬', summary: '岬のこと', body: '霧笛と灯室。' }
    await db
      .insert(worldPage)
      .values([
        { ...page, pageId: 'cape', terms: ['霧笛', '灯室'], displayOrder: 1 },
        { ...page, pageId: 'later', terms: ['霧笛'], displayOrder: 2 },
        { ...page, pageId: 'plain', displayOrder: 3 },
      ])
      .onConflictDoNothing()
    const told = [
      { term: '霧笛', pageId: 'cape' },
      { term: '灯室', pageId: 'cape' },
    ]
    expect(await terms(anonymous)).toEqual(told)
    await makePrivate()
    expect(await terms(anonymous)).toEqual([])
    expect(await terms(as.admin)).toEqual(told)
  })
})

describe('titles', () => {
  test('one of those that were given stands before the name, or none; what stood there can be had again', async () => {
    await db.update(character).set({ shogo: '岬の見習い' }).where(eq(character.characterId, characterId))
    const { titleList } = await as.player.character.getTitles({ characterId })
    expect(titleList.map(({ title, isMvp }) => ({ title, isMvp }))).toEqual([
      { title: 'MVP', isMvp: true },
      { title: '灯台の友', isMvp: false },
    ])
    const titleId = titleList[1]?.titleId ?? 0
    expect(await as.player.character.chooseTitle({ characterId, titleId })).toEqual({ characterId, shogo: '灯台の友' })
    expect((await anonymous.character.getDetail({ characterId })).shogo).toBe('灯台の友')
    const after = await as.player.character.getTitles({ characterId })
    expect(after).toMatchObject({
      shogo: '灯台の友',
      titleList: [{ title: '岬の見習い', scenarioTitle: null }, {}, {}],
    })
    await as.player.character.chooseTitle({ characterId, titleId: null })
    expect((await anonymous.character.getDetail({ characterId })).shogo).toBe(null)
  })

  test('a title of another character is none', async () => {
    const [foreign] = await db
      .insert(characterTitle)
      .values({ characterId: 'station-rei', title: '終電の番人', createdAt: PLAY_NOW })
      .returning({ titleId: characterTitle.titleId })
    const titleId = foreign?.titleId ?? 0
    expect(await refusalOf(as.player.character.chooseTitle({ characterId, titleId }))).toBe('TITLE_NOT_FOUND')
  })
})

test('the list tells result, length, faces and what was read; of a private replay no length', async () => {
  expect(await listed(as.player)).toMatchObject({
    ...{ result: 'Success', castCount: 1, isRead: false },
    castList: [{ characterId, isMine: true }],
  })
  expect((await listed(anonymous))?.length).toBeGreaterThan(0)
  const textKey = `replay:${key.scenarioId}-1`
  await as.player.reading.keepPlace({ textKey, place: BODY.length, ratio: 1 })
  expect([(await listed(as.player))?.isRead, (await listed(as.other))?.isRead]).toEqual([true, false])
  await makePrivate()
  expect(await listed(as.other)).toMatchObject({ result: 'Success', length: null, castCount: 1 })
  expect((await listed(as.player))?.length).toBeGreaterThan(0)
})

test('the book holds the parts that its reader may read, and there is none of a private replay of others', async () => {
  expect(await bookOf(as.player)).toContain(SECRET)
  const open = await bookOf(anonymous)
  expect(open).toContain('霧笛が、三度鳴った。')
  expect(open).not.toContain(SECRET)
  expect(await bookOf(as.other)).not.toContain(SECRET)
  await makePrivate()
  for (const reader of [anonymous, as.other]) expect(await refusalOf(bookOf(reader))).toBe('REPLAY_NOT_FOUND')
  expect(await bookOf(as.player)).toContain(SECRET)
})
