// Notes, tags, comments and books for the play world, as a test wants them.
import { randomUUID } from 'node:crypto'
import { noteTagKey } from '#rules/note-tags.ts'
import { noteScope } from '#rules/notes.ts'
import { noteBook, noteBookEntry, noteBookPicture } from '#server/areas/note/book-tables.ts'
import { note, noteComment, noteTagMaster } from '#server/areas/note/tables.ts'
import { noteFacts } from '#server/areas/note/write-note.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

type Given = Partial<Omit<typeof note.$inferInsert, 'userId'>>

/** A note of a character of `userId`. @returns its id */
export async function givenNote({ db }: Pick<TestDatabase, 'db'>, userId: string, given: Given = {}): Promise<number> {
  const body = given.body ?? '灯は、ついていた。'
  const [made] = await db
    .insert(note)
    .values({
      ...{ worldId: 'harbor', characterId: 'harbor-rinne', userId, title: '霧の夜', body, isCommentable: true },
      ...{ scope: noteScope.everybody, publishedAt: PLAY_NOW, updatedAt: PLAY_NOW, ...noteFacts(body), ...given },
    })
    .returning({ noteId: note.noteId })
  return made?.noteId ?? 0
}

/** A tag behind the others. @returns its id */
export async function givenTag(
  { db }: Pick<TestDatabase, 'db'>,
  name: string,
  given: Partial<typeof noteTagMaster.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(noteTagMaster)
    .values({
      ...{ worldId: 'harbor', name, nameKey: noteTagKey(name), reading: '', tint: 'line', place: 1 },
      ...{ createdAt: PLAY_NOW, ...given },
    })
    .returning({ noteTagId: noteTagMaster.noteTagId })
  return made?.noteTagId ?? 0
}

export async function givenNoteComment(
  { db }: Pick<TestDatabase, 'db'>,
  of: { noteId: number; userId: string; characterId: string },
): Promise<number> {
  const [made] = await db
    .insert(noteComment)
    .values({ ...of, body: '舟からも見えた。', createdAt: PLAY_NOW })
    .returning({ commentId: noteComment.commentId })
  return made?.commentId ?? 0
}

/** A book of a character of `userId` with some notes. @returns its id */
export async function givenNoteBook(
  { db }: Pick<TestDatabase, 'db'>,
  userId: string,
  noteIds: readonly number[] = [],
  given: Partial<Omit<typeof noteBook.$inferInsert, 'userId'>> = {},
): Promise<number> {
  const [made] = await db
    .insert(noteBook)
    .values({
      ...{ worldId: 'harbor', characterId: 'harbor-rinne', userId, title: '灯室の夜', summary: '冬から春まで。' },
      ...{ tint: 'kin', hasFace: true, scope: noteScope.everybody, createdAt: PLAY_NOW, updatedAt: PLAY_NOW },
      ...given,
    })
    .returning({ noteBookId: noteBook.noteBookId })
  const noteBookId = made?.noteBookId ?? 0
  if (noteIds.length > 0)
    await db.insert(noteBookEntry).values(noteIds.map((noteId, index) => ({ noteId, noteBookId, place: index + 1 })))
  return noteBookId
}

/** A picture that a user uploaded for the cover of a book. @returns its id */
export async function givenBookPicture(
  { db }: Pick<TestDatabase, 'db'>,
  userId: string,
  given: Partial<typeof noteBookPicture.$inferInsert> = {},
): Promise<string> {
  const pictureId = randomUUID()
  await db.insert(noteBookPicture).values({
    ...{ pictureId, picture: `nb${pictureId.replaceAll('-', '').slice(0, 24)}`, userId },
    ...{ width: 30, height: 40, uploadedAt: PLAY_NOW, storedAt: PLAY_NOW, ...given },
  })
  return pictureId
}
