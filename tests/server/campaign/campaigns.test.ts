// Campaigns: coming, open and over by story time; what they offer; the office's desk, whose steps
// by state stand in office/publishing-desks; and its home.
import { describe, expect, test } from 'vitest'
import { campaign } from '#server/areas/campaign/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { givenCampaign, givenForm } from '../../support/office-pages.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenGoods } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous } = createCallers(database)
const desk = as.admin.campaign
const DAY = 86_400_000
const day = (days: number) => new Date(PLAY_NOW.getTime() + days * DAY)
const published = (from: number, until: number, more: Partial<typeof campaign.$inferInsert> = {}) =>
  givenCampaign(db, { status: 'published', startsAt: day(from), endsAt: day(until), ...more })
const ids = (list: readonly { cpId: number }[]) => list.map(({ cpId }) => cpId)

const written = {
  ...{ title: '春の灯火', body: '春の催しです。', picture: null, resultPostId: null, draftId: null },
  ...{ startsAt: day(-1).toISOString(), endsAt: day(1).toISOString() },
  offers: [] as {
    kind: 'world' | 'shop' | 'scenario' | 'mission' | 'form'
    worldId: string | null
    id: string
    note: string
  }[],
}
const make = (more: object = {}) => desk.save({ cpId: null, baseVersion: 0, ...written, ...more })

describe('campaigns', () => {
  test('are told as open, the one that ends first before the others, and as past', async () => {
    await db.delete(campaign)
    const later = await published(-2, 5)
    const sooner = await published(-9, 2)
    const coming = await published(1, 4)
    const old = await published(-30, -20)
    const newer = await published(-30, -3)
    await givenCampaign(db)
    expect(ids((await anonymous.campaign.getOpen({})).campaignList)).toEqual([sooner, later])
    const past = await anonymous.campaign.getPast({ offset: 0, limit: 10 })
    expect([ids(past.campaignList), past.count]).toEqual([[newer, old], 2])
    expect(await anonymous.campaign.get({ cpId: coming })).toMatchObject({ cpId: coming })
    const { stateCounts } = await desk.list({ offset: 0, limit: 10 })
    expect(stateCounts).toEqual({ draft: 1, coming: 1, open: 2, past: 2 })
    expect(ids((await desk.list({ state: 'past', offset: 0, limit: 10 })).campaignList).sort()).toEqual(
      [old, newer].sort(),
    )
  })

  test('name their result once its article is public', async () => {
    const hidden = await published(-9, -3, { resultPostId: await givenNews(db) })
    const postId = await givenNews(db, { status: 'released', publishedAt: day(-1) })
    const told = await published(-9, -3, { resultPostId: postId })
    expect(await anonymous.campaign.get({ cpId: hidden })).toMatchObject({ resultPostId: null })
    expect(await anonymous.campaign.get({ cpId: told })).toMatchObject({ resultPostId: postId })
  })

  test('offer what everybody may see, by its name', async () => {
    await givenGoods(db)
    const formId = await givenForm(db)
    const draft = await givenForm(db, { state: 'draft' })
    const offers = [
      { kind: 'world', worldId: 'harbor', id: '', note: 'はじめての人に' },
      { kind: 'shop', worldId: 'harbor', id: 'goods', note: '' },
      { kind: 'mission', worldId: null, id: '', note: '' },
      { kind: 'form', worldId: null, id: String(formId), note: '' },
    ] as const
    const { cpId } = await make({ offers })
    await desk.publish({ cpId, baseVersion: 1 })
    const shown = await anonymous.campaign.get({ cpId })
    expect(shown.offers.map(({ title }) => title)).toEqual([
      expect.any(String),
      '霧見の雑貨屋',
      'ミッション',
      '冬祭りのアンケート',
    ])
    for (const gone of [
      { kind: 'shop', worldId: 'harbor', id: 'none', note: '' },
      { kind: 'form', worldId: null, id: String(draft), note: '' },
      { kind: 'form', worldId: 'harbor', id: String(formId), note: '' },
      { kind: 'scenario', worldId: 'harbor', id: '999999', note: '' },
      { kind: 'scenario', worldId: 'harbor', id: 'x', note: '' },
    ] as const) {
      expect(await refusalOf(make({ offers: [gone] }))).toBe('CAMPAIGN_OFFER')
    }
  })

  test('need their dates and words to be seen, and what they name', async () => {
    const { cpId } = await make({ startsAt: null })
    expect(await refusalOf(anonymous.campaign.get({ cpId }))).toBe('CAMPAIGN_NOT_FOUND')
    expect(await refusalOf(desk.publish({ cpId, baseVersion: 1 }))).toBe('CAMPAIGN_UNFINISHED')
    await desk.save({ cpId, baseVersion: 1, ...written })
    expect(await desk.publish({ cpId, baseVersion: 2 })).toMatchObject({ state: 'open', version: 3 })
    expect(await refusalOf(desk.save({ cpId, baseVersion: 3, ...written, body: '' }))).toBe('CAMPAIGN_UNFINISHED')
    expect(await refusalOf(make({ picture: 'none' }))).toBe('CAMPAIGN_PICTURE')
    expect(await refusalOf(make({ resultPostId: 999_999 }))).toBe('CAMPAIGN_RESULT')
  })
})

test('the office sees each of its queues and what was done last', async () => {
  await make({ title: '記録に残る催し' })
  const { queueList, actList } = await as.admin.office.getHome({})
  expect(queueList).toHaveLength(16)
  expect(actList[0]).toMatchObject({ thing: 'campaign', act: 'make', title: '記録に残る催し' })
})
