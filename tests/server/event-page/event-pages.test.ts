// Pages of events: what readers see before, during and after an event, what the top of a world shows, parts, addresses, and the office's
// library. Steps by state stand in office/publishing-desks.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVENT_MOST, type EventPart } from '#rules/event-pages.ts'
import { imageKey, imageWidths } from '#rules/images.ts'
import { eventPage, eventTop, worldBlob } from '#server/areas/event-page/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenBlob, givenEventPage, givenTop, textPart } from '../../support/event-pages.ts'
import { givenForm } from '../../support/office-pages.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { pictureInBase64 } from '../../support/registration.ts'
import { givenTweet, givenTweetEvent } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, files } = createCallers(database)
const desk = as.admin.eventPage
const DAY = 86_400_000
const day = (days: number) => new Date(PLAY_NOW.getTime() + days * DAY)
const at = (from: number, until: number) => ({ startsAt: day(from), endsAt: day(until) })
const published = (from: number, until: number, more: Parameters<typeof givenEventPage>[1] = {}) =>
  givenEventPage(db, { status: 'published', ...at(from, until), ...more })
const read = (eventId: string) => anonymous.eventPage.getEventPage({ worldId: 'harbor', eventId })
const ids = (list: readonly { eventId: string }[]) => list.map(({ eventId }) => eventId)

let word = 0
const written = {
  ...{ worldId: 'harbor', title: '春の種火', lead: '春の催しです。', picture: null, draftId: null },
  ...{ startsAt: day(-1).toISOString(), endsAt: day(1).toISOString() },
  contentList: [textPart(1)],
}
type Written = Parameters<typeof desk.saveEventPage>[0]
const make = (more: Partial<Written> = {}) =>
  desk.saveEventPage({ ...written, eventId: `made-${++word}`, baseVersion: 0, ...more } as Written)
const withPart = (part: Partial<EventPart>) => make({ contentList: [textPart(1, part)] } as Partial<Written>)

beforeEach(async () => {
  await db.delete(eventPage)
})

describe('a page', () => {
  test('has its parts for readers once its event has begun, and none as a draft', async () => {
    const coming = await published(1, 4)
    const open = await published(-1, 4)
    const past = await published(-9, -4)
    const draft = await givenEventPage(db)
    expect((await read(coming.eventId)).contentList).toEqual([])
    expect((await read(open.eventId)).contentList).toMatchObject([{ blobNo: 1, text: '霧の海に灯籠を流します。' }])
    expect((await read(past.eventId)).contentList).toHaveLength(1)
    expect(await refusalOf(read(draft.eventId))).toBe('EVENT_PAGE_NOT_FOUND')
    expect(await refusalOf(anonymous.eventPage.getEventPage({ worldId: 'none', eventId: open.eventId }))).toBe(
      'EVENT_PAGE_NOT_FOUND',
    )
    expect(ids((await read(coming.eventId)).otherList)).toEqual([open.eventId, past.eventId])
  })

  test('is found under its new address alone, and keeps its place on the top of the world', async () => {
    const { pageNo, eventId } = await published(-1, 4)
    await givenTop(db, pageNo, day(-1))
    const other = await published(-1, 4)
    const rename = (newEventId: string) => desk.renameEventPage({ worldId: 'harbor', oldEventId: eventId, newEventId })
    expect(await refusalOf(rename(other.eventId))).toBe('EVENT_ID_TAKEN')
    for (const taken of ['new', 'blob', 'topContents']) expect(await refusalOf(rename(taken))).toBe('EVENT_ID_FAULT')
    expect(await rename('lamps-2026')).toMatchObject({ eventId: 'lamps-2026', version: 2 })
    expect(await refusalOf(read(eventId))).toBe('EVENT_PAGE_NOT_FOUND')
    expect((await read('lamps-2026')).title).toBe('冬の灯し祭')
    expect(ids((await anonymous.eventPage.getTopContents({ worldId: 'harbor' })).topContentsList)).toEqual([
      'lamps-2026',
    ])
    // The same word in another world is free.
    expect(await make({ worldId: 'station', eventId: 'lamps-2026' })).toMatchObject({ worldId: 'station' })
    expect(await refusalOf(make({ eventId: 'lamps-2026' }))).toBe('EVENT_ID_TAKEN')
  })

  test('needs its dates, words and parts to be seen, and keeps them', async () => {
    const { eventId } = await make({ startsAt: null })
    const named = { worldId: 'harbor', eventId }
    expect(await refusalOf(desk.publishEventPage({ ...named, baseVersion: 1 }))).toBe('EVENT_PAGE_UNFINISHED')
    await desk.saveEventPage({ ...written, ...named, baseVersion: 1 })
    expect(await desk.publishEventPage({ ...named, baseVersion: 2 })).toMatchObject({ state: 'open', version: 3 })
    for (const less of [
      { lead: ' ' },
      { contentList: [] },
      { endsAt: null },
      { contentList: [textPart(1, { text: '' })] },
    ]) {
      const saved = desk.saveEventPage({ ...written, ...named, baseVersion: 3, ...less })
      expect(await refusalOf(saved), JSON.stringify(less)).toBe('EVENT_PAGE_UNFINISHED')
    }
    expect(await refusalOf(desk.deleteEventPageContent({ ...named, blobNo: 1 }))).toBe('EVENT_PAGE_UNFINISHED')
    expect(await refusalOf(desk.deleteEventPageContent({ ...named, blobNo: 2 }))).toBe('EVENT_PAGE_PART_NOT_FOUND')
    const contentList = [textPart(2, { title: '二' }), textPart(1)]
    expect(await desk.saveEventPageContent({ ...named, contentList, baseVersion: 3 })).toMatchObject({ version: 4 })
    expect(await refusalOf(desk.saveEventPageContent({ ...named, contentList, baseVersion: 3 }))).toBe(
      'EVENT_PAGE_CHANGED',
    )
    expect(await desk.deleteEventPageContent({ ...named, blobNo: 2 })).toMatchObject({
      contentList: [{ blobNo: 1 }],
      version: 5,
    })
  })

  test.each<[string, Partial<EventPart>, string]>([
    ['a heading that is too long', { title: 'あ'.repeat(EVENT_MOST.partTitle + 1) }, 'EVENT_PAGE_PART'],
    [
      'words under a picture that are too long',
      { kind: 'picture', text: 'あ'.repeat(EVENT_MOST.caption + 1) },
      'EVENT_PAGE_PART',
    ],
    ['a picture that the library has not', { kind: 'picture', picture: 'wb0' }, 'EVENT_PAGE_PICTURE'],
    ['tweets of no event', { kind: 'progress', goal: 3, tweetEventId: 999_999 }, 'EVENT_PAGE_TWEETS'],
    [
      'a page that is not public',
      { kind: 'links', links: [{ kind: 'form', worldId: null, id: '999999', note: '' }] },
      'CAMPAIGN_OFFER',
    ],
  ])('is not saved with %s', async (_, part, code) => {
    expect(await refusalOf(withPart(part))).toBe(code)
  })

  test('has each number of a part once', async () => {
    expect(await refusalOf(make({ contentList: [textPart(1), textPart(1)] } as Partial<Written>))).toBe(
      'EVENT_PAGE_PART',
    )
  })

  test('shows pictures with their size, links by their names, and counts tweets of its event', async () => {
    const { pictureId } = await givenBlob(db, users.admin, { blobType: 'picture', width: 900, height: 600 })
    const eventId = await givenTweetEvent(db, { worldId: 'harbor' })
    for (const text of ['一', '二']) await givenTweet(db, { characterId: 'harbor-rinne', eventId, body: text })
    const formId = await givenForm(db)
    const links: EventPart['links'] = [
      { kind: 'world', worldId: 'harbor', id: '', note: '' },
      { kind: 'form', worldId: null, id: String(formId), note: '' },
    ]
    const parts = [
      textPart(1, { kind: 'picture', picture: pictureId, text: '灯' }),
      textPart(2, { kind: 'links', links }),
      textPart(3, { kind: 'progress', goal: 5, reached: 1, tweetEventId: eventId }),
      textPart(4, { kind: 'progress', goal: 5, reached: 1 }),
    ]
    const page = await published(-1, 1, { parts })
    const { contentList } = await read(page.eventId)
    expect(contentList).toMatchObject([
      { picture: { id: pictureId, width: 900, height: 600 } },
      { links: [{ kind: 'world' }, { title: '冬祭りのアンケート' }] },
      { goal: 5, reached: 2 },
      { goal: 5, reached: 1 },
    ])
  })
})

describe('the top of a world', () => {
  const shown = async () => ids((await anonymous.eventPage.getTopContents({ worldId: 'harbor' })).topContentsList)

  test('shows what was set last, each page once, three at most, and nothing that is over, a draft or to come', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => published(-1, 4)))
    const [a, b, c, d] = pages
    const past = await published(-9, -4)
    const draft = await givenEventPage(db)
    await givenTop(db, past.pageNo, day(-1))
    await givenTop(db, draft.pageNo, day(-1))
    await givenTop(db, a?.pageNo ?? 0, day(1))
    expect(await shown()).toEqual([])
    await givenTop(db, a?.pageNo ?? 0, day(-5))
    await givenTop(db, b?.pageNo ?? 0, day(-4))
    await givenTop(db, a?.pageNo ?? 0, day(-3))
    expect(await shown()).toEqual(ids([a, b].flatMap(page => page ?? [])))
    await givenTop(db, c?.pageNo ?? 0, day(-2))
    await givenTop(db, d?.pageNo ?? 0, day(-1))
    expect(await shown()).toEqual(ids([d, c, a].flatMap(page => page ?? [])))
    const { topContentsList } = await desk.getTopContentsList({ worldId: 'harbor' })
    const told = topContentsList.filter(({ isShown }) => isShown).map(({ eventId }) => eventId)
    expect(told).toEqual(await shown())
    expect(topContentsList).toHaveLength(8)
    expect(await refusalOf(anonymous.eventPage.getTopContents({ worldId: 'none' }))).toBe('WORLD_NOT_FOUND')
  })

  test('is set by a moment in Japan, changed and taken back', async () => {
    const { eventId } = await published(-1, 4)
    const save = (more: object) =>
      desk.saveTopContents({
        ...{ topContentsId: null, worldId: 'harbor', eventId, openDateTimeFrom: '2026-11-20 12:30:00', ...more },
      })
    const made = await save({})
    expect(made).toMatchObject({ eventId, openAt: '2026-11-20T03:30:00.000Z' })
    for (const openDateTimeFrom of ['2026-11-20T12:30', '2026-02-30 12:30:00', '2026-11-20 25:00:00', 'x']) {
      expect(await refusalOf(save({ openDateTimeFrom }))).toBe('TOP_CONTENTS_TIME')
    }
    const { topContentsId } = made
    expect(await save({ topContentsId, openDateTimeFrom: '2099-01-01 00:00:00' })).toMatchObject({
      topContentsId,
      isShown: false,
    })
    expect(await refusalOf(save({ topContentsId: 2_147_483_647 }))).toBe('TOP_CONTENTS_NOT_FOUND')
    expect(await refusalOf(save({ eventId: 'none' }))).toBe('EVENT_PAGE_NOT_FOUND')
    // A time of another world is not one of this.
    const other = await givenEventPage(db, { worldId: 'station' })
    const elsewhere = await givenTop(db, other.pageNo)
    expect(await refusalOf(save({ topContentsId: elsewhere }))).toBe('TOP_CONTENTS_NOT_FOUND')
    expect(await desk.deleteTopContents({ topContentsId })).toEqual({ topContentsId })
    expect(await refusalOf(desk.deleteTopContents({ topContentsId }))).toBe('TOP_CONTENTS_NOT_FOUND')
  })

  test('has fifty times at most, also where ten more come at once', async () => {
    const { pageNo, eventId } = await published(-1, 4)
    const rows = Array.from({ length: EVENT_MOST.tops - 1 }, () => ({ pageNo, opensAt: PLAY_NOW }))
    await db.insert(eventTop).values(rows)
    const sent = { topContentsId: null, worldId: 'harbor', eventId, openDateTimeFrom: '2026-12-01 12:00:00' }
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => desk.saveTopContents(sent)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.$count(eventTop)).toBe(EVENT_MOST.tops)
  })
})

describe('the library', () => {
  const keys = (pictureId: string) => imageWidths.assets.map(width => imageKey(pictureId, 'assets', width))
  const upload = async (blobName: string, width = 1000, blobType: 'banner' | 'picture' = 'banner') =>
    desk.saveBlob({ worldId: 'harbor', blobType, blobName, picture: await pictureInBase64(width, 500) })
  const named = (blobName: string) => ({ worldId: 'harbor', blobType: 'banner' as const, blobName })

  test('stores a picture in three widths under its name, and knows it when it comes again', async () => {
    const { pictureId, isKnown } = await upload(' 灯し祭 ')
    expect(isKnown).toBe(false)
    for (const key of keys(pictureId)) expect(await files.exists(key)).toBe(true)
    expect(await upload('べつの名前')).toEqual({ pictureId, isKnown: true })
    expect(await refusalOf(upload('灯し祭', 1001))).toBe('BLOB_NAME_TAKEN')
    // Names are those of a kind.
    expect((await upload('灯し祭', 1001, 'picture')).isKnown).toBe(false)
    const { blobList, count } = await desk.getBlobThumbList({
      worldId: 'harbor',
      blobType: 'banner',
      word: '灯し',
      offset: 0,
      limit: 9,
    })
    expect([blobList.map(({ blobName }) => blobName), count]).toEqual([['灯し祭'], 1])
    expect((await desk.getBlobThumbList({ worldId: 'harbor', word: '%', offset: 0, limit: 9 })).count).toBe(0)
  })

  test('takes no picture that is too narrow or none, and no name that is none', async () => {
    const before = await db.$count(worldBlob)
    expect(await refusalOf(upload('細い', 700))).toBe('BLOB_SMALL')
    expect(await refusalOf(upload('a/b', 1002))).toBe('BLOB_NAME')
    expect(await refusalOf(upload('あ'.repeat(EVENT_MOST.blobName + 1), 1002))).toBe('BLOB_NAME')
    const picture = Buffer.from('no picture').toString('base64')
    expect(await refusalOf(desk.saveBlob({ ...named('無'), picture }))).toBe('BLOB_UNREADABLE')
    expect(await db.$count(worldBlob)).toBe(before)
  })

  test('of ten pictures sent under one name at once has one', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, (_, nth) => pictureInBase64(1100 + nth, 400)))
    const answers = await Promise.allSettled(sent.map(picture => desk.saveBlob({ ...named('競う'), picture })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.$count(worldBlob, eq(worldBlob.blobName, '競う'))).toBe(1)
  })

  test('keeps a picture that a page shows, and shows it under its new name', async () => {
    const blob = await givenBlob(db, users.admin)
    const page = await published(-1, 1, { parts: [textPart(1, { kind: 'picture', picture: blob.pictureId })] })
    expect((await desk.getDeskBlob(named(blob.blobName))).useList).toEqual([
      { eventId: page.eventId, title: '冬の灯し祭' },
    ])
    expect(await refusalOf(desk.deleteBlob(named(blob.blobName)))).toBe('BLOB_USED')
    const other = await givenBlob(db, users.admin)
    const rename = (newBlobName: string) =>
      desk.renameBlob({ worldId: 'harbor', blobType: 'banner', oldBlobName: blob.blobName, newBlobName })
    expect(await refusalOf(rename(other.blobName))).toBe('BLOB_NAME_TAKEN')
    expect(await rename(' 新しい灯 ')).toMatchObject({ blobName: '新しい灯', pictureId: blob.pictureId })
    expect(await anonymous.eventPage.getBlob(named('新しい灯'))).toMatchObject({ pictureId: blob.pictureId })
    // What no published page shows is nobody's but the office's.
    expect(await refusalOf(anonymous.eventPage.getBlob(named(other.blobName)))).toBe('BLOB_NOT_FOUND')
    await db.delete(eventPage)
    expect(await desk.deleteBlob(named('新しい灯'))).toEqual(named('新しい灯'))
    expect(await refusalOf(desk.getDeskBlob(named('新しい灯')))).toBe('BLOB_NOT_FOUND')
  })

  test('is told with the number of pages of each world', async () => {
    await published(-1, 1)
    await givenEventPage(db)
    const { worldList } = await desk.getWorldList({})
    expect(worldList.find(({ worldId }) => worldId === 'harbor')).toMatchObject({ pages: 2, open: 1, tops: 0 })
  })
})
