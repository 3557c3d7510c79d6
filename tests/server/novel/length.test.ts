// Length of a novel: the word count without the notation (rules §2, §4), exact on its own page, in lists with a last half
// rounded up, also for novels counted by an older rule.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { notationCount } from '#rules/text/count.ts'
import { countNovels } from '#server/areas/novel/written-facts.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { anonymous, clock } = createCallers(database)
beforeEach(() => clock.set(PLAY_NOW))

const lengths = async (novelId: number) => {
  const { characters: own, chapterList, body } = await anonymous.novel.getDetail({ novelId })
  const { novelList } = await anonymous.novel.getList({ page: 1, size: 10 })
  const listed = [...novelList, ...chapterList].find(each => each.novelId === novelId) as { characters?: number }
  return { own, listed: listed.characters, right: notationCount(body) }
}

describe('a novel', () => {
  test('has its half on its own page, and none in lists', async () => {
    // 港の朝。 and an indent are 5, 行くよ and its two brackets 4.
    expect(await lengths(1)).toEqual({ own: 9, listed: 9, right: 9 })
    // An indent, nine others, and three digits and a sign of half width: 電車は、100%来ない。
    expect(await lengths(4)).toEqual({ own: 11, listed: 11, right: 11 })
    await database.pool.query(`update novel set body = '「はい」a、b c。', word_count = null where novel_id = 4`)
    await countNovels(database.db)
    expect(await lengths(4)).toEqual({ own: 7, listed: 7, right: 7 })
    await database.pool.query(`update novel set body = '「はい」a、b。', word_count = null where novel_id = 4`)
    await countNovels(database.db)
    expect(await lengths(4)).toEqual({ own: 6, listed: 6, right: 6 })
    await database.pool.query(`update novel set body = '「はい」a。', word_count = null where novel_id = 4`)
    await countNovels(database.db)
    expect(await lengths(4)).toEqual({ own: 4.5, listed: 5, right: 4.5 })
  })
})

describe('counts of an older rule', () => {
  const LENGTH_OF_BEFORE = 2_570
  const takeAway = () => database.pool.query('update novel set characters = $1, word_count = null', [LENGTH_OF_BEFORE])
  afterEach(() => countNovels(database.db))

  test('are made anew when a server starts, also of what is not published and of many', async () => {
    await database.pool.query(`
      insert into novel (kind, world_id, title, writer_name, body, first_line, characters, search_text, updated_at)
      select 30, 'station', '束', '水口', repeat('字', nth) || 'a', '', 1, '', now() from generate_series(1, 120) nth`)
    await takeAway()
    await countNovels(database.db)
    const { rows } = await database.pool.query<{ body: string; characters: number; word_count: number }>(
      'select body, characters, word_count from novel',
    )
    expect(rows.length).toBeGreaterThan(120)
    for (const { body, characters, word_count } of rows) {
      expect([word_count, characters]).toEqual([notationCount(body), Math.ceil(notationCount(body))])
    }
  })

  test('are left alone where they are good', async () => {
    await countNovels(database.db)
    await database.pool.query('update novel set word_count = 1.5 where novel_id = 4')
    await countNovels(database.db)
    expect((await lengths(4)).own).toBe(1.5)
  })
})
