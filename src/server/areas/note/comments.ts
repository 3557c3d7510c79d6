// Comments on notes, each by a character; one may answer another.
import { sql } from 'drizzle-orm'
import { noteCommentFault } from '#rules/notes.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { notify } from '../notice/notify.ts'
import { readableOrRefuse } from './detail.ts'
import { shownComment } from './note-row.ts'
import { noteComment } from './tables.ts'

const columns = columnsOf(noteComment, 'k', ['commentId', 'userId', 'body', 'createdAt'])
const answered = columnsOf(noteComment, 'r', { replyId: 'commentId' })
const ofAnswered = columnsOf(character, 'rc', { replyName: 'characterFullName' })
const writer = columnsOf(noteComment, 'k', ['userId'])
type Row = RowOf<typeof columns> & ListedRow & Absent<RowOf<typeof answered>> & Absent<RowOf<typeof ofAnswered>>

type Reader = { userId: string | null; isWriter: boolean }

/** Comments `k` with the one that each answers, where that is there for the reader. */
const commentRows = (userId: string | null) => sql`
  select ${columns}, ${listedColumns}, ${answered}, ${ofAnswered}
  from note_comment k join character c on c.character_id = k.character_id
  left join note_comment r on r.comment_id = k.reply_to and r.deleted_at is null and ${meets(userId, sql`r.user_id`)}
  left join character rc on rc.character_id = r.character_id`

function toComment({ userId: of, commentId, body, createdAt, replyId, replyName, ...row }: Row, reader: Reader) {
  const isMine = of === reader.userId
  return {
    ...{ commentId, body, createdAt, isMine, canDelete: isMine || reader.isWriter },
    character: toListed(row),
    replyTo: replyId === null || replyName === null ? null : { commentId: replyId, characterFullName: replyName },
  }
}

type Wanted = { userId: string | null; noteId: number; pageStart: number; perPage: number }

/** @throws NOTE_NOT_FOUND */
export async function getComments(db: Db, { userId, noteId, pageStart, perPage }: Wanted) {
  const { userId: writerId, isCommentable } = await readableOrRefuse(db, { userId, noteId })
  const shown = sql`k.note_id = ${noteId} and ${shownComment(userId)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      ${commentRows(userId)} where ${shown} order by k.comment_id limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`note_comment k where ${shown}`),
  ])
  const reader = { userId, isWriter: writerId === userId }
  return { commentList: rows.map(row => toComment(row, reader)), count, isCommentable }
}

type Commenting = {
  userId: string
  own: OwnCharacter
  worldId: string
  noteId: number
  replyTo: number | null
  body: string
  draftId: string | null
  now: Date
}

/** @throws NOTE_NOT_FOUND, NOTE_COMMENTS_CLOSED, NOTE_COMMENT_EMPTY, NOTE_COMMENT_TOO_LONG, NOTE_COMMENT_NOT_FOUND */
export async function comment(tx: Tx, { userId, own, worldId, noteId, replyTo, body, draftId, now }: Commenting) {
  const of = await readableOrRefuse(tx, { userId, noteId })
  if (of.worldId !== worldId) throw refuse('NOTE_NOT_FOUND')
  if (!of.isCommentable) throw refuse('NOTE_COMMENTS_CLOSED')
  const fault = noteCommentFault(body)
  if (fault) throw refuse(fault)
  const answeredId = replyTo === null ? null : await writerOf(tx, { userId, noteId, commentId: replyTo })
  const told = [of.userId, ...(answeredId === null ? [] : [answeredId])].filter(one => one !== userId)
  for (const one of [...new Set(told)].sort()) await lockUserEvents(tx, one)
  const [made] = await tx
    .insert(noteComment)
    .values({ noteId, userId, characterId: own.characterId, body, replyTo, createdAt: now })
    .returning({ commentId: noteComment.commentId })
  if (!made) throw new Error('A comment was not written.')
  await submitDraft(tx, userId, draftId, now)
  const facts = { worldId, noteId, title: of.title, name: own.characterFullName, commentId: made.commentId }
  const by = { characterId: own.characterId, texts: [body] }
  if (answeredId !== null && answeredId !== userId)
    await notify(tx, now, { userId: answeredId, event: 'note.reply', facts, by })
  if (of.userId !== userId && of.userId !== answeredId)
    await notify(tx, now, { userId: of.userId, event: 'note.comment', facts, by })
  const { rows } = await tx.execute<Row>(sql`${commentRows(userId)} where k.comment_id = ${made.commentId}`)
  return toComment(rows[0] as Row, { userId, isWriter: of.userId === userId })
}

/** The user of a comment that is there for the caller. @throws NOTE_COMMENT_NOT_FOUND */
async function writerOf(
  tx: Tx,
  { userId, noteId, commentId }: { userId: string; noteId: number; commentId: number },
): Promise<string> {
  const { rows } = await tx.execute<RowOf<typeof writer>>(sql`
    select ${writer} from note_comment k
    where k.comment_id = ${commentId} and k.note_id = ${noteId} and ${shownComment(userId)}`)
  if (!rows[0]) throw refuse('NOTE_COMMENT_NOT_FOUND')
  return rows[0].userId
}

type Removing = { userId: string; noteId: number; commentId: number; now: Date }

/** @throws NOTE_NOT_FOUND, NOTE_COMMENT_NOT_FOUND also for a comment of others on a note of others */
export async function removeComment(tx: Tx, { userId, noteId, commentId, now }: Removing) {
  const { userId: writerId } = await readableOrRefuse(tx, { userId, noteId })
  const { rowCount } = await tx.execute(sql`
    update note_comment k set deleted_at = ${now.toISOString()}, deleted_by = ${userId}
    where k.comment_id = ${commentId} and k.note_id = ${noteId} and ${shownComment(userId)}
      and (k.user_id = ${userId} or ${writerId} = ${userId})`)
  if (!rowCount) throw refuse('NOTE_COMMENT_NOT_FOUND')
  return { commentId }
}
