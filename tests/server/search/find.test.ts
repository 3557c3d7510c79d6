// The search through everything: kana for kanji, widths, short words, names with a mistake, filters, pages; and what must never be
// found by those who may not read it.
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_COUNTED_MOST, SEARCH_KINDS, SEARCH_SIZE, type SearchKind } from '#rules/search/kinds.ts'
import { character } from '#server/areas/character/tables.ts'
import { userFollowCharacter } from '#server/areas/follow/tables.ts'
import { newsPost } from '#server/areas/news/tables.ts'
import { novel } from '#server/areas/novel/tables.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { find, findAll } from '#server/areas/search/find.ts'
import * as schema from '#server/db/schema.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const LATER = new Date(PLAY_NOW.getTime() + 86_400_000)

type Wanted = Omit<Partial<Parameters<typeof find>[1]>, 'kind'>
const found = (kind: SearchKind, wanted: Wanted = {}) =>
  find(db, { kind, userId: null, page: 1, now: PLAY_NOW, ...wanted })
const titles = async (kind: SearchKind, wanted: Wanted = {}) =>
  (await found(kind, wanted)).hitList.map(({ title }) => title)

let open: Awaited<ReturnType<typeof publishedReplay>>
let closed: typeof open

async function written({ key }: typeof open, title: string, body: string) {
  await db.update(scenario).set({ title }).where(eq(scenario.scenarioId, key.scenarioId))
  const [row] = await db.select().from(scenarioReplay).where(eq(scenarioReplay.scenarioId, key.scenarioId))
  if (!row) throw new Error('There is no replay.')
  await db
    .update(scenarioReplay)
    .set({ replay: { ...row.replay, body } })
    .where(eq(scenarioReplay.scenarioId, key.scenarioId))
}

beforeAll(async () => {
  open = await publishedReplay(db)
  closed = await publishedReplay(db, { isPrivate: true })
  await written(open, '帆と旗', '｜跨線橋《こせんきょう》の上で、ミナは《《白い》》帆を数えた。\nＡＢＣの旗。')
  await written(closed, '閉じた夜', '誰も知らない琥珀の夜。')
  const article = { category: 'guide' as const, worldId: null, status: 'released' as const }
  await db.insert(newsPost).values([
    { ...article, title: '燈火祭のお知らせ', body: '琥珀糖を配ります。', publishedAt: PLAY_NOW },
    { ...article, title: '燈火祭の準備', body: 'まだ秘密です。', publishedAt: LATER },
    { ...article, status: 'draft', title: '燈火祭の下書き', body: '秘密です。', publishedAt: null },
  ])
})

describe('words', () => {
  const one = async () => {
    const [row] = await db.select().from(character).where(eq(character.characterId, 'harbor-rinne'))
    if (!row) throw new Error('There is no character.')
    return row
  }
  test('a name is found by its reading, in both kinds of kana, by two letters of it', async () => {
    const { kana, characterFullName } = await one()
    for (const keyword of [kana, kana.slice(0, 2), characterFullName]) {
      expect(await titles('character', { keyword }), keyword).toContain(characterFullName)
    }
    const { hitList } = await found('character', { keyword: kana })
    expect(hitList.find(({ title }) => title === characterFullName)).toMatchObject({ isFace: true, kind: 'character' })
  })

  test('a name with one letter wrong is offered where nothing has the typed one', async () => {
    const { characterFullName, kana } = await one()
    const [part = ''] = kana.split(/[\s・]/)
    const typed = `${part}ヴ`
    const { hitList, nearList } = await found('character', { keyword: typed })
    expect(hitList).toEqual([])
    expect(nearList.map(({ title }) => title)).toContain(characterFullName)
    expect((await found('character', { keyword: 'ヴヴヴヴ' })).nearList).toEqual([])
  })

  test.each([
    ['跨線橋', '読まれるとおり'],
    ['こせんきょう', 'ふりがなで'],
    ['白い帆', '強調の間も'],
    ['abc', '半角と小文字で'],
    ['帆と', '題名で'],
    ['白い 旗', 'ふたつの言葉'],
  ])('a replay is found by %s: %s', async keyword => {
    expect(await titles('replay', { keyword })).toEqual(['帆と旗'])
  })

  test('the words around the place are told', async () => {
    const { hitList } = await found('replay', { keyword: '白い帆' })
    expect(hitList[0]?.placeList).toEqual([{ at: 'replay', words: expect.stringContaining('白い帆') }])
    expect(hitList[0]?.href).toMatch(/^\/world\/harbor\/scenario\/\d{10}\/1\?tab=replay$/)
  })

  test('news by title and text, from the publication on', async () => {
    expect(await titles('news', { keyword: '燈火' })).toEqual(['燈火祭のお知らせ'])
    expect(await titles('news', { keyword: '琥珀糖' })).toEqual(['燈火祭のお知らせ'])
    expect(await titles('news', { keyword: '燈火', now: LATER })).toEqual(['燈火祭の準備', '燈火祭のお知らせ'])
    expect(await titles('news', { keyword: '燈火', now: LATER, s: 'old' })).toEqual([
      '燈火祭のお知らせ',
      '燈火祭の準備',
    ])
  })

  test('names that have the words stand first: what was typed, then what begins with it, then the others by time', async () => {
    const given = (title: string, body: string, minutes: number) => ({
      ...{ category: 'guide' as const, worldId: null, status: 'released' as const, title, body },
      publishedAt: new Date(PLAY_NOW.getTime() - minutes * 60_000),
    })
    await db
      .insert(newsPost)
      .values([
        given('読みもの', '海螢灯の話です。', 1),
        given('夏の海螢灯', '', 2),
        given('海螢灯の夜', '', 3),
        given('海螢 灯', '', 4),
        given('べつの読みもの', '海螢と灯。', 5),
      ])
    const byFit = ['海螢灯の夜', '夏の海螢灯', '読みもの']
    expect(await titles('news', { keyword: '海螢灯' })).toEqual(byFit)
    expect(await titles('news', { keyword: '海螢灯', s: 'new' })).toEqual(byFit.toReversed())
    expect((await titles('news', { keyword: '海螢 灯' }))[0]).toBe('海螢 灯')
    const { kindList } = await findAll(db, { userId: null, keyword: '海螢灯', now: PLAY_NOW })
    expect(kindList.find(({ kind }) => kind === 'news')?.hitList[0]?.title).toBe('海螢灯の夜')
  })

  test('a novel by a phrase of its text, and not before its publication', async () => {
    const [row] = await db.select().from(novel).where(sql`published_at is not null`).limit(1)
    const phrase = row?.body.match(/[ぁ-んァ-ヶ一-龠]{6,}/)?.[0] ?? ''
    const { hitList } = await found('novel', { keyword: phrase })
    expect(hitList.map(({ ref }) => ref)).toContain(String(row?.novelId))
    await db
      .update(novel)
      .set({ publishedAt: null })
      .where(eq(novel.novelId, row?.novelId ?? 0))
    expect((await found('novel', { keyword: phrase })).hitList.map(({ ref }) => ref)).not.toContain(
      String(row?.novelId),
    )
    await db
      .update(novel)
      .set({ publishedAt: row?.publishedAt ?? null })
      .where(eq(novel.novelId, row?.novelId ?? 0))
  })

  test('percent signs and quotes are letters', async () => {
    for (const keyword of ['%', '_', "'", '\\', '・・・・・'])
      for (const kind of SEARCH_KINDS) expect((await found(kind, { keyword })).count).toBeGreaterThanOrEqual(0)
  })
})

describe('what nobody finds who may not read it', () => {
  test('a private replay: its participants, its master and the office alone', async () => {
    const seen = async (userId: string | null) => {
      const [by, all] = [
        await found('replay', { keyword: '琥珀の夜', userId }),
        await findAll(db, { keyword: '閉じた夜', userId, now: PLAY_NOW }),
      ]
      return [by.count, all.kindList.find(({ kind }) => kind === 'replay')?.count]
    }
    expect(await seen(null)).toEqual([0, 0])
    expect(await seen(users.other)).toEqual([0, 0])
    expect(await seen(closed.first.userId)).toEqual([1, 1])
    expect(await seen(closed.master.userId)).toEqual([1, 1])
    expect(await seen(users.admin)).toEqual([1, 1])
  })

  test('stories ordered for their participants alone, what is not published, what was withdrawn', async () => {
    const key = await givenScenario(db, users.admin)
    const of = eq(scenario.scenarioId, key.scenarioId)
    await db.update(scenario).set({ title: '瑠璃色の約束' }).where(of)
    expect(await titles('scenario', { keyword: '瑠璃色' })).toEqual([])
    await publish(db, key, users.admin)
    expect(await titles('scenario', { keyword: '瑠璃色' })).toEqual(['瑠璃色の約束'])
    await db.update(scenario).set({ isPrivate: true, type: 'RequestScenario' }).where(of)
    expect(await titles('scenario', { keyword: '瑠璃色', userId: users.other })).toEqual([])
    await db.update(scenario).set({ isPrivate: false, type: 'Normal' }).where(of)
    await db.update(scenarioPhase).set({ state: 'withdrawn' }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    expect(await titles('scenario', { keyword: '瑠璃色' })).toEqual([])
  })

  test('hidden characters, neither by themselves nor by what they took part in', async () => {
    const { characterId } = open.first
    const of = eq(character.characterId, characterId)
    await db.update(character).set({ characterFullName: '琅玕', kana: 'ロウカンマル' }).where(of)
    const counts = async () => [
      (await found('character', { keyword: '琅玕' })).count,
      (await found('replay', { keyword: 'ろうかんまる' })).count,
      (await found('character', { keyword: 'ロウカンマロ' })).nearList.length,
    ]
    expect(await counts()).toEqual([1, 1, 1])
    await db.update(character).set({ isHidden: true }).where(of)
    expect(await counts()).toEqual([0, 0, 0])
    await db.update(character).set({ isHidden: false }).where(of)
  })

  test('items that a story alone gives', async () => {
    await db.execute(sql`insert into world_item (world_id, item_code, item_name, description)
      values ('harbor', 'SECRET', '誰も知らない宝剣', '')`)
    expect(await titles('item', { keyword: '宝剣' })).toEqual([])
  })
})

describe('filters', () => {
  test('a world, a character, a master', async () => {
    expect(await titles('replay', { worldId: 'harbor', keyword: '帆' })).toEqual(['帆と旗'])
    expect((await found('replay', { worldId: 'nowhere', keyword: '帆' })).count).toBe(0)
    expect(await titles('replay', { cId: open.first.characterId })).toEqual(['帆と旗'])
    const [{ id } = { id: '' }] = (
      await db.execute<{ id: string }>(
        sql`select public_user_id as id from app_user where user_id = ${open.master.userId}`,
      )
    ).rows
    expect(await titles('replay', { creatorId: id })).toEqual(['帆と旗'])
    expect((await found('replay', { creatorId: 'P-nobody' })).count).toBe(0)
  })

  test('followed characters; guests like nothing', async () => {
    await db.insert(userFollowCharacter).values({
      ...{ userId: users.other, characterId: 'harbor-rinne', createdAt: PLAY_NOW },
    })
    const { hitList } = await found('character', { liked: true, userId: users.other })
    expect(hitList.map(({ ref }) => ref)).toEqual(['harbor-rinne'])
    expect((await found('character', { liked: true })).count).toBe(0)
  })

  test('worlds that have ended only when they are wanted or named', async () => {
    await db.execute(sql`update world set status = 'ended' where world_id = 'harbor'`)
    expect(await titles('replay', { keyword: '帆と旗' })).toEqual([])
    expect(await titles('replay', { keyword: '帆と旗', endedWorldFlg: true })).toEqual(['帆と旗'])
    expect(await titles('replay', { keyword: '帆と旗', worldId: 'harbor' })).toEqual(['帆と旗'])
    await db.execute(sql`update world set status = 'open' where world_id = 'harbor'`)
  })
})

test('pages go through everything once, also where more is found than is counted', async () => {
  await db.execute(sql`
    insert into news_post (category, title, body, status, published_at)
    select 'guide', '数え歌 ' || n, '', 'released', ${PLAY_NOW.toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 1100) n`)
  const seen: string[] = []
  for (const page of [1, 2, SEARCH_COUNTED_MOST / SEARCH_SIZE]) {
    const { hitList, count } = await found('news', { keyword: '数え歌', page })
    expect(count).toBe(SEARCH_COUNTED_MOST)
    seen.push(...hitList.map(({ title }) => title))
  }
  const numbers = [...Array.from({ length: 40 }, (_, at) => at + 1), ...Array.from({ length: 20 }, (_, at) => at + 981)]
  expect(seen).toEqual(numbers.map(n => `数え歌 ${n}`))
  const { hitList } = await found('news', { keyword: '数え歌 7' })
  expect(hitList[0]?.title).toBe('数え歌 7')
})

test('a letter that nearly everything has is looked for in the texts, without cutting each into its pieces', async () => {
  await db.execute(sql`
    insert into news_post (category, title, body, status, published_at)
    select 'guide', '潮の便り ' || n, '', 'released', ${PLAY_NOW.toISOString()} from generate_series(1, 200) n`)
  await db.execute(sql`delete from news_post where title not like '潮の便り%'`)
  const statements: string[] = []
  const told = drizzle(database.pool, { schema, logger: { logQuery: text => statements.push(text) } })
  const cutsFor = async (keyword: string): Promise<[count: number, isCut: boolean]> => {
    statements.length = 0
    const { count } = await find(told, { kind: 'news', userId: null, page: 1, now: PLAY_NOW, keyword })
    return [count, statements.some(text => text.includes('text_pieces'))]
  }
  expect(await cutsFor('潮')).toEqual([200, false])
  expect(await cutsFor('便り 潮')).toEqual([200, false])
  expect(await cutsFor('り1')).toEqual([0, true])
  expect(await cutsFor('17')).toEqual([12, true])
})

test.each(['scenario', 'replay'] as const)(
  'a few rows of the kind %s are asked by themselves, not through whole tables',
  async kind => {
    const statements: { text: string; values: unknown[] }[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => statements.push({ text, values }) }
    const told = drizzle(database.pool, { schema, logger })
    await find(told, { kind, userId: users.player, page: 1, now: PLAY_NOW, keyword: 'の' })
    const sample = statements.find(({ text }) => text.includes('sample'))
    const { rows } = await database.pool.query<Record<string, string>>(`explain ${sample?.text}`, sample?.values)
    const plan = rows.flatMap(row => Object.values(row)).join('\n')
    expect(plan).toMatch(/SubPlan/)
    expect(plan).not.toMatch(/Seq Scan on (scenario_words|replay_words|scenario_entry|"?character)/)
  },
)
