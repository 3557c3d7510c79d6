// Writing news: what readers see of it, what a save changes, and the refusal for all other users. Its steps by state stand in
// office/publishing-desks.
import { beforeEach, describe, expect, test } from 'vitest'
import { imageKey } from '#rules/images.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock, files } = createCallers(database)
const { adminNews } = as.admin
const hours = (count: number): Date => new Date(PLAY_NOW.getTime() + count * 3_600_000)
const written = {
  ...{ postId: null, baseVersion: 0, title: '祭りの報せ', category: 'event' as const, worldId: 'harbor' },
  ...{ body: '本文。\r\n', publishAt: null },
}

const givenPublished = (): Promise<number> => givenNews(db, { status: 'released', publishedAt: hours(-2) })
const publicIds = async () => (await anonymous.news.getList({ page: 1, size: 50 })).newsList.map(({ postId }) => postId)

beforeEach(() => clock.set(PLAY_NOW))

describe('what readers see', () => {
  test('a draft, a scheduled and a withdrawn article are nowhere; its time makes the scheduled one public', async () => {
    const { postId, state } = await adminNews.save(written)
    expect(state).toBe('draft')
    const isHidden = async () => {
      expect(await publicIds()).not.toContain(postId)
      expect(await refusalOf(anonymous.news.getDetail({ postId }))).toBe('NEWS_NOT_FOUND')
      expect(await refusalOf(as.admin.news.getDetail({ postId }))).toBe('NEWS_NOT_FOUND')
      expect(await refusalOf(as.player.news.read({ postId }))).toBe('NEWS_NOT_FOUND')
    }
    await isHidden()
    const scheduled = await adminNews.publish({ postId, baseVersion: 1, publishAt: hours(1).toISOString() })
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: hours(1).toISOString(), version: 2 })
    await isHidden()
    clock.set(hours(1))
    expect((await adminNews.read({ postId })).state).toBe('published')
    expect(await publicIds()).toContain(postId)
    expect(await anonymous.news.getDetail({ postId })).toMatchObject({
      ...{ title: '祭りの報せ', body: '本文。\r\n', worldName: '霧の港', publishedAt: hours(1).toISOString() },
    })
    await adminNews.withdraw({ postId, baseVersion: 2 })
    await isHidden()
  })

  test('a time that is over means now', async () => {
    const { postId } = await adminNews.save(written)
    const publishAt = hours(-100).toISOString()
    expect(await adminNews.publish({ postId, baseVersion: 1, publishAt })).toMatchObject({
      ...{ state: 'published', publishAt: PLAY_NOW.toISOString() },
    })
  })
})

describe('saving', () => {
  test('changes the words of a public article, and neither its time nor its state', async () => {
    const postId = await givenPublished()
    const changed = { ...written, postId, baseVersion: 1, publishAt: hours(5).toISOString() }
    expect(await adminNews.save(changed)).toMatchObject({
      ...{ state: 'published', publishAt: hours(-2).toISOString(), title: '祭りの報せ', version: 2 },
    })
    expect(await refusalOf(adminNews.save({ ...changed, baseVersion: 2, body: ' ' }))).toBe('NEWS_WITHOUT_TEXT')
  })

  test('keeps the time a draft is meant for, without publishing it then', async () => {
    const { postId, publishAt } = await adminNews.save({ ...written, publishAt: hours(1).toISOString() })
    expect(publishAt).toBe(hours(1).toISOString())
    clock.set(hours(2))
    expect((await adminNews.read({ postId })).state).toBe('draft')
    expect(await publicIds()).not.toContain(postId)
  })

  test('gives it a picture that is kept, another one, none; what is left out stays', async () => {
    expect(await adminNews.pictures({})).toEqual({ pictureList: [] })
    for (const picture of ['lamp-festival-1', 'glass-whale-2']) {
      for (const width of [240, 640, 1_200]) await files.put(imageKey(picture, 'assets', width), 'webp')
    }
    await files.put(imageKey('someone-3', 'character', 512), 'webp')
    expect(await adminNews.pictures({})).toEqual({ pictureList: ['glass-whale-2', 'lamp-festival-1'] })
    const { postId, picture } = await adminNews.save({ ...written, picture: 'lamp-festival-1' })
    expect(picture).toBe('lamp-festival-1')
    const change = (baseVersion: number, wanted: { picture?: string | null }) =>
      adminNews.save({ ...written, postId, baseVersion, ...wanted })
    expect((await change(1, {})).picture).toBe('lamp-festival-1')
    expect((await change(2, { picture: 'glass-whale-2' })).picture).toBe('glass-whale-2')
    for (const unknown of ['nowhere-4', 'someone-3'])
      expect(await refusalOf(change(3, { picture: unknown }))).toBe('NEWS_PICTURE')
    expect(await refusalOf(change(3, { picture: '../../secret' }))).toBe('BAD_REQUEST')
    // A picture that the article has may stay, even after its file was deleted.
    await files.delete(imageKey('glass-whale-2', 'assets', 1_200))
    expect((await change(3, { picture: 'glass-whale-2' })).picture).toBe('glass-whale-2')
    expect((await change(4, { picture: null })).picture).toBeNull()
    expect(await refusalOf(as.player.adminNews.pictures({}))).toBe('FORBIDDEN')
  })

  test('needs a world that exists, and publishing needs a text', async () => {
    expect(await refusalOf(adminNews.save({ ...written, worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
    const { postId } = await adminNews.save({ ...written, worldId: null, body: ' \n' })
    expect(await refusalOf(adminNews.publish({ postId, baseVersion: 1, publishAt: null }))).toBe('NEWS_WITHOUT_TEXT')
  })
})

describe('rights', () => {
  test('end with the row that gave them', async () => {
    await database.pool.query('delete from user_class where user_id = $1 and class_code = 5', [users.admin])
    expect(await refusalOf(adminNews.list({ offset: 0, limit: 10 }))).toBe('FORBIDDEN')
    await database.pool.query('insert into user_class values ($1, 5)', [users.admin])
    expect(await adminNews.list({ offset: 0, limit: 10 })).toMatchObject({ count: expect.any(Number) })
  })

  test('a player writes nothing, not even with what an admin would send', async () => {
    const postId = await givenNews(db)
    expect(await refusalOf(as.player.adminNews.save(written))).toBe('FORBIDDEN')
    expect(await refusalOf(as.player.adminNews.publish({ postId, baseVersion: 1, publishAt: null }))).toBe('FORBIDDEN')
    expect(await refusalOf(anonymous.adminNews.read({ postId }))).toBe('UNAUTHORIZED')
    expect((await adminNews.read({ postId })).version).toBe(1)
  })
})
