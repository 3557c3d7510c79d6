// The office's pictures: made anew in three widths, stored once, deleted where no page shows them.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { imageKey, imageWidths } from '#rules/images.ts'
import { officePicture } from '#server/areas/asset/tables.ts'
import { newsPost } from '#server/areas/news/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { givenCampaign } from '../../support/office-pages.ts'
import { pictureInBase64 } from '../../support/registration.ts'

const database = await openDatabase('play')
const { db } = database
const { as, files } = createCallers(database)
const { asset } = as.admin
const keys = (assetId: string) => imageWidths.assets.map(width => imageKey(assetId, 'assets', width))
const upload = async (width = 640, height = 320) =>
  asset.upload({ name: '灯.jpg', picture: await pictureInBase64(width, height) })

describe('a picture', () => {
  test('is stored in three widths, known when it comes again, and can be chosen for an article', async () => {
    const { assetId, isKnown } = await upload()
    expect(isKnown).toBe(false)
    for (const key of keys(assetId)) expect(await files.exists(key)).toBe(true)
    expect(await upload()).toEqual({ assetId, isKnown: true })
    const { assetList } = await asset.list({ offset: 0, limit: 10 })
    expect(assetList.find(one => one.assetId === assetId)).toMatchObject({ name: '灯.jpg', width: 640, height: 320 })
    expect((await as.admin.adminNews.pictures({})).pictureList).toContain(assetId)
    expect((await asset.list({ word: '灯', offset: 0, limit: 10 })).count).toBeGreaterThan(0)
    expect((await asset.list({ word: '%', offset: 0, limit: 10 })).count).toBe(0)
  })

  test('that is too narrow, or none at all, leaves nothing behind', async () => {
    const before = await db.$count(officePicture)
    expect(await refusalOf(upload(100, 100))).toBe('ASSET_SMALL')
    const picture = Buffer.from('no picture').toString('base64')
    expect(await refusalOf(asset.upload({ name: '灯', picture }))).toBe('ASSET_UNREADABLE')
    expect(await db.$count(officePicture)).toBe(before)
  })

  test('stays while a page shows it or names its address', async () => {
    const { assetId } = await upload(700, 300)
    const postId = await givenNews(db, { picture: assetId })
    const cpId = await givenCampaign(db, { body: `絵は /files/assets/${assetId}.1200.webp です。` })
    const { useList } = await asset.uses({ assetId })
    expect(useList).toEqual([
      { use: 'news', count: 1 },
      { use: 'campaign', count: 1 },
    ])
    expect(await refusalOf(asset.remove({ assetId }))).toBe('ASSET_USED')
    await db.update(newsPost).set({ picture: null }).where(eq(newsPost.postId, postId))
    const { version } = await as.admin.campaign.read({ cpId })
    await as.admin.campaign.remove({ cpId, baseVersion: version })
    expect(await asset.remove({ assetId })).toEqual({ assetId })
    expect(await refusalOf(asset.uses({ assetId }))).toBe('ASSET_NOT_FOUND')
  })
})
