// Pictures of the writers' own on covers of books: uploaded before, shown by one book, gone with it, in its file and on its link card.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOTE_KEPT_DAYS } from '#rules/notes.ts'
import { UNUSED_PICTURES_KEPT_DAYS, UNUSED_PICTURES_MOST } from '#rules/uploads.ts'
import { bookPictures } from '#server/areas/note/book-pictures.ts'
import { noteJobs } from '#server/areas/note/jobs.ts'
import { notePages } from '#server/areas/note/pages.ts'
import { notePersonal } from '#server/areas/note/personal.ts'
import { type Tx, transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { keysIn } from '#server/platform/files.ts'
import { deleteFilesJob } from '#server/platform/jobs/delete-files.ts'
import { pictureKeys } from '#server/platform/pictures/keep.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { jobContext } from '../../support/job-context.ts'
import { givenBookPicture, givenNote } from '../../support/notes.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { pictureInBase64 } from '../../support/registration.ts'
import { unzip } from '../../support/unzip.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock, files } = createCallers(database)
const DAY = 86_400_000

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate note, note_book, note_book_picture, user_block cascade'))
  for (const key of await stored()) await files.delete(key)
})

const upload = async (pictureId: string = randomUUID(), caller = as.player): Promise<string> => {
  await caller.noteBook.uploadPicture({ pictureId, picture: await pictureInBase64(60, 80) })
  return pictureId
}
const save = (more: object = {}, noteIdList: number[] = []) =>
  as.player.noteBook.save({
    ...{ characterId: 'harbor-rinne', worldId: 'harbor', noteBookId: null, baseVersion: 0, title: '灯室の夜' },
    ...{ summary: '冬から。', tint: 'kin', hasFace: false, motif: null, scope: 1, noteIdList, draftId: null, ...more },
  })
const coverOf = async (noteBookId: number, caller = anonymous) =>
  (await caller.noteBook.getDetail({ noteBookId })).cover
const stored = () => keysIn(files, 'assets')
/** Deletes what transactions have left to be deleted. */
async function deleteLeft(): Promise<void> {
  const { rows } = await database.asOwner(client =>
    client.query<{ payload: unknown }>(
      `select p.payload from graphile_worker._private_jobs p
       join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'delete-files'`,
    ),
  )
  for (const { payload } of rows) await deleteFilesJob.run(jobContext({ db, files, clock }), payload)
}
const later = (days: number) => jobContext({ db, files, clock: fixedClock(new Date(PLAY_NOW.getTime() + days * DAY)) })

describe('a picture on a cover', () => {
  test('is uploaded before under an id of the client’s, has a description, and is named to its writer alone', async () => {
    const pictureId = await upload()
    // A second sending of the same picture is the same picture.
    await upload(pictureId)
    const { noteBookId } = await save({ cover: { pictureId, description: ' 窓辺の日誌。 ' } })
    const cover = await coverOf(noteBookId)
    expect(cover).toEqual({
      ...{ width: 60, height: 80, description: '窓辺の日誌。', picture: expect.stringMatching(/^nb/) },
    })
    expect(await stored()).toHaveLength(3)
    const own = await as.player.noteBook.getForEdit({ characterId: 'harbor-rinne', noteBookId })
    expect(own.noteBook?.cover).toEqual({ ...cover, pictureId })
    const { noteBookList } = await anonymous.noteBook.getList({
      ...{ ofCharacterId: 'harbor-rinne', pageStart: 1, perPage: 20 },
    })
    expect(noteBookList).toMatchObject([{ cover }])
  })

  test('stays at a saving that names it, gets other words, and goes with its files for another or for a drawing', async () => {
    const first = await upload()
    const { noteBookId } = await save({ cover: { pictureId: first, description: '' } })
    const again = { noteBookId, baseVersion: 1, cover: { pictureId: first, description: '日誌。' } }
    await save(again)
    expect(await coverOf(noteBookId)).toMatchObject({ description: '日誌。' })
    const second = await upload()
    await save({ noteBookId, baseVersion: 2, cover: { pictureId: second, description: '' } })
    await deleteLeft()
    expect(await stored()).toHaveLength(3)
    await save({ noteBookId, baseVersion: 3, hasFace: true, cover: null })
    await deleteLeft()
    expect([await coverOf(noteBookId), await stored()]).toEqual([null, []])
  })

  test('stays when a client that knows of none saves the book, unless that chooses another cover', async () => {
    const pictureId = await upload()
    const { noteBookId } = await save({ cover: { pictureId, description: '' } })
    await save({ noteBookId, baseVersion: 1 })
    expect(await coverOf(noteBookId)).not.toBeNull()
    await save({ noteBookId, baseVersion: 2, motif: 'moon' })
    expect(await coverOf(noteBookId)).toBeNull()
  })

  test('is none of others, of another book, that is not there, or that cannot be read', async () => {
    const theirs = await upload(undefined, as.other)
    const taken = await upload()
    await save({ cover: { pictureId: taken, description: '' } })
    const unstored = await givenBookPicture(database, users.player, { storedAt: null })
    for (const pictureId of [theirs, taken, unstored, randomUUID()])
      expect(await refusalOf(save({ cover: { pictureId, description: '' } }))).toBe('NOTE_BOOK_PICTURE_NOT_FOUND')
    const text = Buffer.from('<svg onload="alert(1)">').toString('base64')
    expect(await refusalOf(as.player.noteBook.uploadPicture({ pictureId: randomUUID(), picture: text }))).toBe(
      'NOTE_BOOK_PICTURE_UNREADABLE',
    )
  })

  test('is one of some that are not used yet', async () => {
    for (let at = 0; at < UNUSED_PICTURES_MOST; at++) await givenBookPicture(database, users.player)
    expect(await refusalOf(upload())).toBe('NOTE_BOOK_PICTURES_MOST')
  })

  test('is not there with its book: for a block, for its readers’ scope, while it is removed', async () => {
    const { noteBookId } = await save({ cover: { pictureId: await upload(), description: '' } })
    await as.player.block.blockPublicUser({ characterId: 'harbor-rinne', otherId: 'harbor-garo' })
    expect(await refusalOf(coverOf(noteBookId, as.other))).toBe('NOTE_BOOK_NOT_FOUND')
    await as.player.noteBook.remove({ noteBookId })
    expect(await refusalOf(coverOf(noteBookId))).toBe('NOTE_BOOK_NOT_FOUND')
    await as.player.noteBook.restore({ noteBookId })
    expect(await coverOf(noteBookId)).not.toBeNull()
  })
})

describe('the files of a cover', () => {
  test('go with a book that was removed long ago', async () => {
    const { noteBookId } = await save({ cover: { pictureId: await upload(), description: '' } })
    await as.player.noteBook.remove({ noteBookId })
    for (const { run } of noteJobs) await run(later(NOTE_KEPT_DAYS - 1), null)
    await deleteLeft()
    expect(await stored()).toHaveLength(3)
    for (const { run } of noteJobs) await run(later(NOTE_KEPT_DAYS + 1), null)
    await deleteLeft()
    expect(await stored()).toEqual([])
    const { rows } = await db.execute(sql`select 1 from note_book_picture`)
    expect(rows).toEqual([])
  })

  test('go when the office takes the book away', async () => {
    const { noteBookId } = await save({ cover: { pictureId: await upload(), description: '' } })
    const { reportId } = await as.other.report.send({
      ...{ kind: 'noteBook', targetId: String(noteBookId), reason: 'extreme', words: '' },
    })
    await as.admin.report.decide({ reportId, decision: 'removed', answer: '確かめました。', words: '規約のとおり。' })
    await deleteLeft()
    expect(await stored()).toEqual([])
  })

  test('go when no book has shown them for a while', async () => {
    await upload()
    for (const { run } of bookPictures.jobs) await run(later(UNUSED_PICTURES_KEPT_DAYS - 1), null)
    expect(await stored()).toHaveLength(3)
    for (const { run } of bookPictures.jobs) await run(later(UNUSED_PICTURES_KEPT_DAYS + 1), null)
    expect(await stored()).toEqual([])
  })

  test('are named for the deletion of their user, and one stands in the archive', async () => {
    const { noteBookId } = await save({ cover: { pictureId: await upload(), description: '' } })
    const { picture = '' } = (await coverOf(noteBookId)) ?? {}
    const leaver = { userId: users.player } as Parameters<NonNullable<typeof notePersonal.forget>>[1]
    const keys = await transact(db, (tx: Tx) => notePersonal.forget?.(tx, leaver) ?? Promise.resolve([]))
    expect(keys).toEqual(pictureKeys(picture))
    const archived = notePersonal.tables.flatMap(({ archive }) =>
      typeof archive !== 'string' && archive.name === 'note-book-pictures' ? [archive] : [],
    )
    expect(archived[0]?.files?.({ picture, stored_at: 'then' })).toEqual(pictureKeys(picture).slice(0, 1))
  })
})

test('the file of a book begins with its cover, and its link card shows it', async () => {
  const noteId = await givenNote(database, users.player)
  const cover = { pictureId: await upload(), description: '窓辺の<日誌>。' }
  const { noteBookId } = await save({ cover }, [noteId])
  const file = await anonymous.noteBook.epub({ noteBookId, direction: 'vertical' })
  const entries = unzip(Buffer.from(await file.arrayBuffer()))
  const textOf = (name: string) => entries.find(entry => entry.name === name)?.data.toString('utf8') ?? ''
  expect(textOf('EPUB/package.opf')).toContain('properties="cover-image"')
  expect(textOf('EPUB/text/title.xhtml')).toContain('alt="窓辺の&lt;日誌&gt;。" width="60" height="80"')
  expect(entries.find(({ name }) => name === 'EPUB/images/picture-1.jpg')?.data.subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  )
  const page = notePages.find(({ route }) => route === '/world/$worldId/noteBook/$noteBookId')
  const params = { worldId: 'harbor', noteBookId: String(noteBookId) }
  const { picture } = (await coverOf(noteBookId)) ?? {}
  expect(await page?.card({ db, now: PLAY_NOW, params })).toMatchObject({
    imagePath: `/files/assets/${picture}.240.webp`,
  })
})
