// Drives: pictures are stored once, found, renamed, shown to others by a link that ends, and go through a bin.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { DRIVE_BIN_DAYS, DRIVE_BYTES_MOST } from '#rules/drive.ts'
import { imageKey, imageWidths } from '#rules/images.ts'
import { driveJobs } from '#server/areas/drive/acts.ts'
import { driveFile } from '#server/areas/drive/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDriveFile } from '../../support/drive-files.ts'
import { jobContext } from '../../support/job-context.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { pictureInBase64 } from '../../support/registration.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, files, clock } = createCallers(database)
const { drive } = as.player
const DAY = 86_400_000
const first = { offset: 0, limit: 24 }
const keys = (fileId: string) => imageWidths.assets.map(width => imageKey(fileId, 'assets', width))
const upload = async (width = 640, more: object = {}) =>
  drive.upload({ name: '灯台', folder: '', picture: await pictureInBase64(width, 320), ...more })

beforeEach(async () => {
  await db.delete(driveFile)
})

describe('a picture', () => {
  test('is stored in three widths, and known when it comes again', async () => {
    const { fileId, isKnown } = await upload()
    expect(isKnown).toBe(false)
    for (const key of keys(fileId)) expect(await files.exists(key)).toBe(true)
    expect(await upload()).toEqual({ fileId, isKnown: true })
    const { fileList, ...counts } = await drive.list(first)
    expect(fileList).toMatchObject([
      { fileId, name: '灯台', folder: '', width: 640, height: 320, sharedUntil: null, goneAt: null },
    ])
    expect(counts).toMatchObject({ count: 1, all: 1, removed: 0, folderList: [{ folder: '', count: 1 }] })
    expect(counts.bytes).toBe(fileList[0]?.bytes)
    // That of another user is another one.
    const other = await as.other.drive.upload({ name: '灯台', folder: '', picture: await pictureInBase64(640, 320) })
    expect(other).toMatchObject({ isKnown: false })
    expect(other.fileId).not.toBe(fileId)
  })

  test.each([
    [{ picture: Buffer.from('no picture').toString('base64') }, 'DRIVE_UNREADABLE'],
    [{ name: '　' }, 'DRIVE_NAME_EMPTY'],
    [{ name: '灯'.repeat(61) }, 'DRIVE_NAME_LONG'],
    [{ folder: '灯'.repeat(21) }, 'DRIVE_FOLDER_LONG'],
  ])('that cannot be taken leaves nothing behind: %o', async (wrong, code) => {
    expect(await refusalOf(upload(640, wrong))).toBe(code)
    expect(await db.$count(driveFile)).toBe(0)
  })

  test('has no place in a full drive, until something is deleted for good', async () => {
    const fileId = await givenDriveFile(db, users.player, { bytes: DRIVE_BYTES_MOST })
    expect(await refusalOf(upload())).toBe('DRIVE_FULL')
    expect(await db.$count(driveFile)).toBe(1)
    await drive.setRemoved({ fileId, isRemoved: true })
    expect(await refusalOf(upload())).toBe('DRIVE_FULL')
    await drive.deleteForGood({ fileId })
    expect((await upload()).isKnown).toBe(false)
  })

  test('whose upload was interrupted is shown nowhere, and removed by the job a day later', async () => {
    await givenDriveFile(db, users.player, { storedAt: null, uploadedAt: new Date(PLAY_NOW.getTime() - 2 * DAY) })
    const young = await givenDriveFile(db, users.player, { storedAt: null })
    expect((await drive.list(first)).fileList).toEqual([])
    await driveJobs[0]?.run(jobContext({ db, files, clock }), {})
    expect(await db.select({ fileId: driveFile.fileId }).from(driveFile)).toEqual([{ fileId: young }])
  })
})

test('the list is of a folder, of a word, of the bin; pages follow each other', async () => {
  const at = (minutes: number) => ({ uploadedAt: new Date(PLAY_NOW.getTime() + minutes * 60_000) })
  const mine = users.player
  const fog = await givenDriveFile(db, mine, { name: '霧100%', folder: '資料', ...at(1) })
  const lamp = await givenDriveFile(db, mine, { name: '灯', folder: '資料', ...at(2) })
  const sea = await givenDriveFile(db, mine, { name: '海', ...at(3) })
  const gone = await givenDriveFile(db, mine, { name: '古い灯', removedAt: PLAY_NOW, ...at(4) })
  await givenDriveFile(db, users.other, { name: '灯' })
  const found = async (query: object) => (await drive.list({ ...first, ...query })).fileList.map(({ fileId }) => fileId)
  expect(await found({})).toEqual([sea, lamp, fog])
  expect(await found({ folder: '資料' })).toEqual([lamp, fog])
  expect(await found({ folder: '' })).toEqual([sea])
  expect(await found({ word: '灯' })).toEqual([lamp])
  expect(await found({ word: '%' })).toEqual([fog])
  expect(await found({ removed: true })).toEqual([gone])
  expect(await found({ offset: 1, limit: 1 })).toEqual([lamp])
  const { folderList, all, removed, count } = await drive.list(first)
  expect({ all, removed, count }).toEqual({ all: 4, removed: 1, count: 3 })
  expect(folderList).toEqual([
    { folder: '', count: 1 },
    { folder: '資料', count: 2 },
  ])
})

test('a name and a folder change; those of a file in the bin do not', async () => {
  const fileId = await givenDriveFile(db, users.player)
  const changed = await drive.change({ fileId, name: ' 霧の港 ', folder: ' 資料 ' })
  expect(changed).toMatchObject({ name: '霧の港', folder: '資料' })
  expect(await refusalOf(drive.change({ fileId, name: '', folder: '' }))).toBe('DRIVE_NAME_EMPTY')
  await drive.setRemoved({ fileId, isRemoved: true })
  expect(await refusalOf(drive.change({ fileId, name: '港', folder: '' }))).toBe('DRIVE_REMOVED')
  expect(await refusalOf(drive.share({ fileId, days: 7 }))).toBe('DRIVE_REMOVED')
})

describe('a link', () => {
  const seen = async (fileId: string) => as.other.drive.get({ fileId })

  test('shows a file to members until it ends, and says whose it is', async () => {
    const fileId = await givenDriveFile(db, users.player, { name: '霧の港', folder: '秘密' })
    expect(await refusalOf(seen(fileId))).toBe('DRIVE_NOT_FOUND')
    expect(await drive.get({ fileId })).toMatchObject({ isMine: true, sharedUntil: null })
    const { sharedUntil } = await drive.share({ fileId, days: 7 })
    expect(sharedUntil).toBe(new Date(PLAY_NOW.getTime() + 7 * DAY).toISOString())
    const shown = await seen(fileId)
    expect(shown).toMatchObject({ name: '霧の港', isMine: false, sharedUntil })
    expect(JSON.stringify(shown)).not.toContain('秘密')
    await drive.share({ fileId, days: 0 })
    expect(await refusalOf(seen(fileId))).toBe('DRIVE_NOT_FOUND')
  })

  test('that has ended is none, for its owner too', async () => {
    const fileId = await givenDriveFile(db, users.player, { sharedUntil: PLAY_NOW })
    expect(await refusalOf(seen(fileId))).toBe('DRIVE_NOT_FOUND')
    expect((await drive.list(first)).fileList[0]?.sharedUntil).toBeNull()
    expect((await drive.get({ fileId })).sharedUntil).toBeNull()
  })

  test('ends when its file goes into the bin, and does not come back with it', async () => {
    const fileId = await givenDriveFile(db, users.player)
    await drive.share({ fileId, days: 90 })
    await drive.setRemoved({ fileId, isRemoved: true })
    expect(await refusalOf(seen(fileId))).toBe('DRIVE_NOT_FOUND')
    expect(await refusalOf(drive.get({ fileId }))).toBe('DRIVE_NOT_FOUND')
    expect(await drive.setRemoved({ fileId, isRemoved: false })).toMatchObject({ goneAt: null, sharedUntil: null })
    expect(await refusalOf(seen(fileId))).toBe('DRIVE_NOT_FOUND')
  })
})

describe('the bin', () => {
  test('says when a file goes, and keeps the first date when it is removed twice', async () => {
    const fileId = await givenDriveFile(db, users.player, { removedAt: new Date(PLAY_NOW.getTime() - DAY) })
    const { goneAt } = await drive.setRemoved({ fileId, isRemoved: true })
    expect(goneAt).toBe(new Date(PLAY_NOW.getTime() + (DRIVE_BIN_DAYS - 1) * DAY).toISOString())
  })

  test('is emptied by hand: only what lies in it', async () => {
    const { fileId } = await upload()
    expect(await refusalOf(drive.deleteForGood({ fileId }))).toBe('DRIVE_NOT_FOUND')
    await drive.setRemoved({ fileId, isRemoved: true })
    expect(await drive.deleteForGood({ fileId })).toEqual({ fileId })
    expect(await refusalOf(drive.setRemoved({ fileId, isRemoved: false }))).toBe('DRIVE_NOT_FOUND')
  })

  test('is emptied by the job after its days', async () => {
    const ago = (days: number) => ({ removedAt: new Date(PLAY_NOW.getTime() - days * DAY) })
    await givenDriveFile(db, users.player, ago(DRIVE_BIN_DAYS + 1))
    const young = await givenDriveFile(db, users.player, ago(DRIVE_BIN_DAYS - 1))
    await driveJobs[0]?.run(jobContext({ db, files, clock }), {})
    const left = await db.select({ fileId: driveFile.fileId }).from(driveFile).where(eq(driveFile.userId, users.player))
    expect(left).toEqual([{ fileId: young }])
  })
})
