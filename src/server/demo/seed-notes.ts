// Tags of the demo's worlds, the notes of its characters and their books, written by the verbs that the office and players use.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { noteScope } from '#rules/notes.ts'
import { noteBookPicture } from '../areas/note/book-tables.ts'
import { comment } from '../areas/note/comments.ts'
import { likeNote } from '../areas/note/like.ts'
import { addTag, mergeTag } from '../areas/note/tag-desk.ts'
import { saveBook } from '../areas/note/write-book.ts'
import { saveNote } from '../areas/note/write-note.ts'
import { notice } from '../areas/notice/tables.ts'
import { officeLog } from '../areas/office/tables.ts'
import type { Tx } from '../db/client.ts'
import { ownCharacter } from '../platform/own-character.ts'
import { adminOf } from '../platform/rights.ts'
import { demoCharacters, demoNoteBooks, demoNotes, demoNoteTags } from './content.ts'
import { dateBack } from './date-back.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Size of the drawings on covers. */
const COVER = { width: 900, height: 1200 }

export async function seedNotes(
  tx: Tx,
  userIds: Map<DemoAccount, string>,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const tagIds = await seedTags(tx, userIds.get('demo-admin') ?? '', new Date(now.getTime() - 60 * DAY))
  const speaker = async (key: string) => {
    const owner = demoCharacters.find(one => one.key === key)?.owner
    const userId = (owner && userIds.get(owner)) ?? ''
    return { userId, own: await ownCharacter(tx, userId, key) }
  }
  const noteIds = new Map<string, number>()
  for (const told of demoNotes) {
    const { worldId, title, body, scope, isCommentable } = told
    const at = dateBack(told.daysAgo, told.time, now)
    const later = (minutes: number) => new Date(Math.min(at.getTime() + minutes * MINUTE, now.getTime()))
    const { noteId } = await saveNote(tx, {
      ...{ ...(await speaker(told.character)), worldId, title, body, scope, isCommentable },
      ...{ noteId: null, baseVersion: 0, draftId: null, now: at },
      noteTagIdList: told.tags.map(name => tagIds.get(`${worldId}/${name}`) ?? 0),
    })
    noteIds.set(`${worldId}/${told.key}`, noteId)
    for (const [index, account] of told.likes.entries())
      await likeNote(tx, { userId: userIds.get(account) ?? '', noteId, isLiked: true, now: later(20 * (index + 1)) })
    for (const [index, { character, words }] of told.remarks.entries())
      await comment(tx, {
        ...{ ...(await speaker(character)), worldId, noteId, body: words },
        ...{ replyTo: null, draftId: null, now: later(45 * (index + 1)) },
      })
  }
  for (const { worldId, character, notes, daysAgo, cover, ...book } of demoNoteBooks) {
    const by = await speaker(character)
    const at = dateBack(daysAgo, '23:50', now)
    const pictureId = randomUUID()
    if (cover)
      await tx.insert(noteBookPicture).values({
        ...{ userId: by.userId, pictureId, picture: pictures.get(`note-books/${cover.picture}`) ?? '', ...COVER },
        ...{ uploadedAt: at, storedAt: at },
      })
    await saveBook(tx, {
      ...{ ...by, worldId, ...book, scope: noteScope.everybody },
      ...{ noteBookId: null, baseVersion: 0, draftId: null, now: at },
      cover: cover ? { pictureId, description: cover.description } : null,
      noteIdList: notes.map(key => noteIds.get(`${worldId}/${key}`) ?? 0),
    })
  }
  // Notices of events before the first day are deleted, because they are no news on it.
  await tx.delete(notice).where(sql`event like 'note.%'`)
}

/** @returns ids of tags by world and name */
async function seedTags(tx: Tx, officeId: string, at: Date): Promise<Map<string, number>> {
  const adminId = await adminOf(tx, officeId)
  if (!adminId) throw new Error('The demo has no admin who could keep tags.')
  const ids = new Map<string, number>()
  for (const { worldId, tags } of demoNoteTags) {
    for (const { was = [], ...tag } of tags) {
      const { noteTagId } = await addTag(tx, { ...tag, worldId, adminId, now: at })
      ids.set(`${worldId}/${tag.name}`, noteTagId)
      for (const name of was) {
        const old = await addTag(tx, { name, reading: '', tint: 'line', worldId, adminId, now: at })
        await mergeTag(tx, { noteTagId: old.noteTagId, intoId: noteTagId, adminId, now: at })
      }
    }
  }
  // Lines about these tags are deleted, because the office's record begins with the first day.
  await tx.delete(officeLog).where(sql`thing = 'noteTag'`)
  return ids
}
