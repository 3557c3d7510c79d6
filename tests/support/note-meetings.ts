// Calls of notes by which one user meets the player of another character, for the test of what a block hides and refuses.
import type { createCallers } from './callers.ts'
import type { TestDatabase } from './database.ts'
import { isDone as isAnswered } from './master-meetings.ts'
import { givenNote, givenNoteBook, givenNoteComment } from './notes.ts'

type Account = 'player' | 'other'
type Side = { viewer: Account; own: string; met: string }
type Meeting = (side: Side) => Promise<boolean>
type Database = Pick<TestDatabase, 'db' | 'users'>

const page = { pageStart: 1, perPage: 50 }
const otherThan = (viewer: Account): Account => (viewer === 'player' ? 'other' : 'player')

const isDone = (call: Promise<unknown>, code = 'NOTE_NOT_FOUND') => isAnswered(call, code)

export function noteMeetings(database: Database, { as }: Pick<ReturnType<typeof createCallers>, 'as'>) {
  const { users } = database
  const theirNote = ({ viewer, met }: Side) => givenNote(database, users[otherThan(viewer)], { characterId: met })
  const theirBook = async (side: Side) =>
    givenNoteBook(database, users[otherThan(side.viewer)], [await theirNote(side)], { characterId: side.met })
  /** A comment of the other player on a note of the viewer. */
  const theirComment = async ({ viewer, own, met }: Side) => {
    const noteId = await givenNote(database, users[viewer], { characterId: own })
    const comment = { noteId, userId: users[otherThan(viewer)], characterId: met }
    return { noteId, commentId: await givenNoteComment(database, comment) }
  }
  const byNote =
    (call: (side: Side, noteId: number) => Promise<unknown>): Meeting =>
    async side =>
      isDone(call(side, await theirNote(side)))
  const byBook =
    (call: (side: Side, noteBookId: number) => Promise<unknown>): Meeting =>
    async side =>
      isDone(call(side, await theirBook(side)), 'NOTE_BOOK_NOT_FOUND')
  const comment = { worldId: 'harbor', replyTo: null, body: '舟からも見えた。', draftId: null }

  return {
    'note.getList': async side => {
      const noteId = await theirNote(side)
      const { noteList } = await as[side.viewer].note.getList({ worldId: 'harbor', order: 'newest', ...page })
      return noteList.some(note => note.noteId === noteId)
    },
    'note.getDetail': byNote(({ viewer }, noteId) => as[viewer].note.getDetail({ noteId })),
    'note.like': byNote(({ viewer }, noteId) => as[viewer].note.like({ noteId, isLiked: true })),
    'note.readToEnd': byNote(({ viewer }, noteId) => as[viewer].note.readToEnd({ noteId })),
    'note.epub': byNote(({ viewer }, noteId) => as[viewer].note.epub({ noteId, direction: 'vertical' })),
    'note.comment': byNote(({ viewer, own }, noteId) =>
      as[viewer].note.comment({ ...comment, characterId: own, noteId }),
    ),
    'note.getComments': async side => {
      const { noteId, commentId } = await theirComment(side)
      const { commentList } = await as[side.viewer].note.getComments({ noteId, ...page })
      return commentList.some(shown => shown.commentId === commentId)
    },
    // The writer of a note does not see the comment of a blocked user, and so cannot delete it.
    'note.removeComment': async side => {
      const { noteId, commentId } = await theirComment(side)
      return isDone(as[side.viewer].note.removeComment({ noteId, commentId }), 'NOTE_COMMENT_NOT_FOUND')
    },
    'noteTag.getNoteTagList': byNote(({ viewer }, noteId) => as[viewer].noteTag.getNoteTagList({ noteId })),
    'noteBook.getDetail': byBook(({ viewer }, noteBookId) => as[viewer].noteBook.getDetail({ noteBookId })),
    'noteBook.epub': byBook(({ viewer }, noteBookId) =>
      as[viewer].noteBook.epub({ noteBookId, direction: 'vertical' }),
    ),
    'noteBook.getList': async side => {
      const noteBookId = await theirBook(side)
      const { noteBookList } = await as[side.viewer].noteBook.getList({ ofCharacterId: side.met, ...page })
      return noteBookList.some(book => book.noteBookId === noteBookId)
    },
  } satisfies Record<string, Meeting>
}
