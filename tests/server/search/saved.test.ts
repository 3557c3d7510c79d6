// Kept searches: their limit, names, rights, and their calls: once for each thing, none for one's own, one for many.
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { CALL_REST_HOURS, CALLED_MOST, SAVED_SEARCHES_MOST } from '#rules/search/kinds.ts'
import { newsPost } from '#server/areas/news/tables.ts'
import { notice } from '#server/areas/notice/tables.ts'
import { callSearches } from '#server/areas/search/call-searches.ts'
import { savedSearch } from '#server/areas/search/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { asUser } = createCallers(database)
const player = asUser(users.player).search
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const wanted = { name: '燈火', kind: 'news' as const, keyword: '燈火', filters: {}, isCalling: true }

beforeEach(async () => {
  await db.delete(savedSearch)
  await db.delete(notice)
  await db.execute(sql`delete from news_post where title like '燈火%'`)
})

describe('keeping', () => {
  test('a search is kept once, named, silenced and removed by its owner alone', async () => {
    const made = await player.save(wanted)
    expect(made).toMatchObject({ name: '燈火', kind: 'news', keyword: '燈火', filters: {}, isCalling: true })
    expect(await player.save({ ...wanted, name: 'また' })).toEqual(made)
    const { searchId } = made
    expect(await refusalOf(asUser(users.other).search.rename({ searchId, name: '盗む' }))).toBe('SEARCH_NOT_FOUND')
    expect(await refusalOf(asUser(users.other).search.remove({ searchId }))).toBe('SEARCH_NOT_FOUND')
    await player.rename({ searchId, name: '祭' })
    await player.setCalling({ searchId, isCalling: false })
    expect((await player.getSaved({})).savedList).toMatchObject([{ searchId, name: '祭', isCalling: false }])
    await player.remove({ searchId })
    expect((await player.getSaved({})).savedList).toEqual([])
  })

  test('without words and filters it is nothing; filters of other kinds are left out', async () => {
    expect(await refusalOf(player.save({ ...wanted, keyword: '　', filters: { s: 'old' } }))).toBe('SEARCH_EMPTY')
    expect(await refusalOf(player.save({ ...wanted, filters: { worldId: 'nowhere' } }))).toBe('WORLD_NOT_FOUND')
    const { filters } = await player.save({ ...wanted, filters: { liked: true, tags: ['港'], worldId: 'harbor' } })
    expect(filters).toEqual({ worldId: 'harbor' })
  })

  test('twenty and no more, also at the same moment', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: SAVED_SEARCHES_MOST + 3 }, (_, at) => player.save({ ...wanted, keyword: `燈火${at}` })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(SAVED_SEARCHES_MOST)
    expect((await player.getSaved({})).savedList).toHaveLength(SAVED_SEARCHES_MOST)
  })
})

describe('calls', () => {
  const at = (minutes: number) => new Date(PLAY_NOW.getTime() + minutes * MINUTE)
  const article = (title: string, minutes: number) => ({
    ...{ category: 'guide' as const, title, body: '', status: 'released' as const, publishedAt: at(minutes) },
  })
  const told = async () =>
    (await db.select().from(notice).where(eq(notice.userId, users.player)).orderBy(desc(notice.noticeId))).map(
      ({ facts, topic, event }) => ({ event, topic, count: (facts as { count: number }).count }),
    )

  test('what comes after it was kept is called once, what was there before is not', async () => {
    await db.insert(newsPost).values(article('燈火祭、きのう', -90))
    const { searchId } = await player.save(wanted)
    await callSearches(db, 0, at(5))
    expect(await told()).toEqual([])
    await db
      .insert(newsPost)
      .values([article('燈火祭、あした', 10), article('燈火祭、来月', 500), article('別のこと', 10)])
    await callSearches(db, 0, at(20))
    await callSearches(db, 0, at(20))
    expect(await told()).toEqual([{ event: 'search.found', topic: `search:${searchId}`, count: 1 }])
    await db
      .update(newsPost)
      .set({ publishedAt: at(400) })
      .where(eq(newsPost.title, '燈火祭、あした'))
    await callSearches(db, 0, at(20 + CALL_REST_HOURS * 60 + 60))
    expect(await told()).toHaveLength(1)
  })

  test('many are one call, and the next comes some hours later', async () => {
    await player.save(wanted)
    await db.insert(newsPost).values(Array.from({ length: CALLED_MOST + 5 }, (_, n) => article(`燈火${n}`, 10)))
    await callSearches(db, 0, at(20))
    expect(await told()).toMatchObject([{ count: CALLED_MOST }])
    await db.insert(newsPost).values(article('燈火、もうひとつ', 30))
    await callSearches(db, 0, at(40))
    expect(await told()).toMatchObject([{ count: CALLED_MOST }])
    await callSearches(db, 0, new Date(at(20).getTime() + CALL_REST_HOURS * HOUR))
    expect(await told()).toMatchObject([{ count: 1 }])
  })

  test('what was written late is not missed', async () => {
    await player.save(wanted)
    await callSearches(db, 0, at(60))
    await db.insert(newsPost).values(article('燈火、遅れて', 30))
    await callSearches(db, 0, at(70))
    expect(await told()).toMatchObject([{ count: 1 }])
  })

  test('a silenced one is silent, and calls of what comes from then on', async () => {
    const { searchId } = await player.save(wanted)
    await player.setCalling({ searchId, isCalling: false })
    await db.insert(newsPost).values(article('燈火祭', -30))
    await callSearches(db, 0, at(10))
    expect(await told()).toEqual([])
  })

  test('one is not told of one’s own characters', async () => {
    await player.save({ ...wanted, kind: 'character', keyword: '', filters: { worldId: 'harbor' } })
    await db.execute(sql`
      insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
        character_full_name, kana, class_name, level, created_at)
      select 'new-' || who.id, who.id, 'harbor', 'あたらし', '', '', 3, 'あたらし', 'アタラシ', '', 1, ${at(5).toISOString()}
      from unnest(array[${users.player}, ${users.other}]) as who (id)`)
    await callSearches(db, 0, at(10))
    expect(await told()).toMatchObject([{ count: 1 }])
    await db.execute(sql`delete from character where character_id like 'new-%'`)
  })
})
