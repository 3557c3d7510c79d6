// Writing notes: saving a new or a changed one, taking one away, bringing it back.
import { eq, sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import { NOTES_MOST, type NoteScope, noteErrors, noteScope, type WrittenNote } from '#rules/notes.ts'
import { displayCount } from '#rules/text/count.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { achieve } from '../mission/achieve.ts'
import { lockNote, type OwnNote } from './own-note.ts'
import { note } from './tables.ts'
import { holdTags, writeLinks } from './tag-links.ts'

const FIRST_LINE = 120

/** Facts computed once when a note is written. */
export function noteFacts(body: string) {
  const words = strip(body)
  const wordCount = displayCount(words)
  const paragraph = words.split('\n').find(line => line.trim() !== '') ?? ''
  return { wordCount, characters: Math.ceil(wordCount), firstLine: oneLine(paragraph, FIRST_LINE) }
}

type Sent = WrittenNote & {
  userId: string
  own: OwnCharacter
  worldId: string
  /** Null for a new note. */
  noteId: number | null
  baseVersion: number
  scope: NoteScope
  isCommentable: boolean
  noteTagIdList: readonly number[]
  draftId: string | null
  now: Date
}

/** @throws NOTE_FAULT, NOTE_NOT_FOUND, NOTE_CHANGED, NOTES_MOST, NOTE_TAG_NOT_FOUND, NOTE_TAG_ELSEWHERE, NOTE_TAG_TOO_MANY */
export async function saveNote(tx: Tx, sent: Sent) {
  const { userId, worldId, body, scope, isCommentable, now } = sent
  if (Object.keys(noteErrors(sent)).length > 0) throw refuse('NOTE_FAULT')
  // Lock of the writer's events, which comes before all other locks; the mission of writing needs it at the end.
  await lockUserEvents(tx, userId)
  const tagIds = await holdTags(tx, worldId, sent.noteTagIdList)
  const set = { title: sent.title.trim(), body, scope, isCommentable, ...noteFacts(body), updatedAt: now }
  const saved = sent.noteId === null ? await insert(tx, sent, set) : await update(tx, sent.noteId, sent, set)
  await writeLinks(tx, { noteId: saved.noteId, tagIds, now })
  await submitDraft(tx, userId, sent.draftId, now)
  if (saved.isNewlyShown) {
    const type = achievementType.noteWrite
    await achieve(tx, { userId, type, value: null, occasion: String(saved.noteId), happenedIn: worldId, now })
  }
  return { noteId: saved.noteId, worldId, version: saved.version }
}

type Set = Omit<typeof note.$inferInsert, 'worldId' | 'characterId' | 'userId' | 'publishedAt'>
type Saved = { noteId: number; version: number; isNewlyShown: boolean }

async function insert(tx: Tx, { own, userId, worldId, baseVersion, scope, now }: Sent, set: Set): Promise<Saved> {
  if (baseVersion !== 0) throw refuse('NOTE_CHANGED')
  await checkRoom(tx, own.characterId)
  const [row] = await tx
    .insert(note)
    .values({ ...set, worldId, userId, characterId: own.characterId, publishedAt: now })
    .returning({ noteId: note.noteId, version: note.version })
  if (!row) throw new Error('A note was not written.')
  return { ...row, isNewlyShown: scope !== noteScope.mine }
}

async function update(tx: Tx, noteId: number, sent: Sent, set: Set): Promise<Saved> {
  const before = await lockNote(tx, { userId: sent.userId, noteId })
  if (before.deletedAt !== null || before.characterId !== sent.own.characterId) throw refuse('NOTE_NOT_FOUND')
  if (before.version !== sent.baseVersion) throw refuse('NOTE_CHANGED')
  // A private note is new to its readers on the day on which they may read it.
  const isNewlyShown = before.scope === noteScope.mine && sent.scope !== noteScope.mine
  const version = before.version + 1
  await tx
    .update(note)
    .set({ ...set, version, ...(isNewlyShown ? { publishedAt: sent.now } : {}) })
    .where(eq(note.noteId, noteId))
  return { noteId, version, isNewlyShown }
}

/** Counts the notes of a character under its lock. @throws NOTES_MOST */
async function checkRoom(tx: Tx, characterId: string): Promise<void> {
  await lockCharacter(tx, { characterId } as OwnCharacter)
  const count = await countOf(tx, sql`note where character_id = ${characterId} and deleted_at is null`)
  if (count >= NOTES_MOST) throw refuse('NOTES_MOST')
}

/** Takes a note away. Its tags, comments and likes come back with it. */
export async function removeNote(tx: Tx, { own, now }: { own: OwnNote; now: Date }) {
  if (own.deletedAt === null) await tx.update(note).set({ deletedAt: now }).where(eq(note.noteId, own.noteId))
  return { noteId: own.noteId }
}

/** Brings a note back; one that is there stays as it is. @throws NOTES_MOST */
export async function restoreNote(tx: Tx, { own }: { own: OwnNote }) {
  if (own.deletedAt !== null) {
    await checkRoom(tx, own.characterId)
    await tx.update(note).set({ deletedAt: null }).where(eq(note.noteId, own.noteId))
  }
  return { noteId: own.noteId }
}
