// Writes of notes. A note, a book, a comment and a like may wait for a network; tags and the office's acts are pressed with one.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { bookDrawnOf } from '#rules/note-books.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { BookFields } from './book/book-kind.ts'
import {
  type BookOf,
  NOTE_BOOK_PLACE,
  NOTE_COMMENT_PLACE,
  NOTE_PLACE,
  type NoteOf,
  noteBookTarget,
  noteCommentTarget,
  noteTarget,
} from './draft-places.ts'
import { type NoteComment, noteBookCalls, noteCalls } from './queries.ts'
import type { NoteFields } from './write/note-kind.ts'

const NOTE_LENGTH = 30

export type SavingNote = NoteOf & { characterId: string; fields: NoteFields; version: number }

export const savingNote = defineWrite({
  kind: 'note.save',
  textIn: 'body',
  isWholeForm: true,
  policy: 'mayWait',
  thing: ['about'],
  holdsText: true,
  touches: ['note', 'noteTag', 'noteBook', 'mission', 'search'],
  toasts: 'none',
  press: ({ worldId, noteId, characterId, fields, version, draftId, text }: WrittenDraft & SavingNote) => {
    const { title, scope, isCommentable, tags } = fields
    return {
      entity: `note:${noteId ?? draftId}`,
      request: noteCalls.save.request({
        ...{ worldId, characterId, noteId, baseVersion: version, title, body: text, scope, isCommentable, draftId },
        noteTagIdList: [...tags],
      }),
      note: title || '（題名なし）',
      facts: {
        // New ones may wait side by side, changes of one note may not.
        ...{ about: String(noteId ?? draftId), draftId, place: NOTE_PLACE, target: noteTarget({ worldId, noteId }) },
        ...{ worldId, characterId, fields: writeForm({ fields, version }) },
      },
    }
  },
})

type Removing = { noteId: number; title: string; isRemoved: boolean }

export const removingNote = defineWrite({
  kind: 'note.setRemoved',
  policy: 'mayWait',
  touches: ['note', 'noteTag', 'noteBook', 'search'],
  toasts: 'problems',
  press: ({ noteId, title, isRemoved }: Removing) => ({
    entity: `note:${noteId}`,
    request: isRemoved ? noteCalls.remove.request({ noteId }) : noteCalls.restore.request({ noteId }),
    note: title,
    facts: { noteId, isRemoved: isRemoved ? 1 : 0 },
  }),
})

export const likingNote = defineWrite({
  kind: 'note.like',
  policy: 'mayWait',
  touches: ['note'],
  toasts: 'problems',
  press: ({ noteId, title, isLiked }: { noteId: number; title: string; isLiked: boolean }) => ({
    entity: `note:like:${noteId}`,
    request: noteCalls.like.request({ noteId, isLiked }),
    note: title,
    facts: { noteId, isLiked: isLiked ? 1 : 0 },
  }),
})

export type NoteKey = { worldId: string; noteId: number }
type Commenting = { of: NoteKey; characterId: string; replyTo: number | null }

export const commentingNote = defineWrite({
  kind: 'note.comment',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['note'],
  toasts: 'none',
  press: ({ of, characterId, replyTo, text, draftId }: WrittenDraft & Commenting) => ({
    entity: `note:comments:${of.noteId}`,
    request: noteCalls.comment.request({ ...of, characterId, replyTo, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: {
      ...{ noteId: of.noteId, characterId, draftId, place: NOTE_COMMENT_PLACE },
      ...{ target: noteCommentTarget(of), fields: '' },
    },
  }),
})

export const removingNoteComment = defineWrite({
  kind: 'note.removeComment',
  policy: 'online',
  thing: ['commentId'],
  touches: ['note'],
  toasts: 'all',
  press: ({ noteId, comment }: { noteId: number; comment: NoteComment }) => ({
    entity: `noteComment:${comment.commentId}`,
    request: noteCalls.removeComment.request({ noteId, commentId: comment.commentId }),
    note: comment.character.characterFullName,
    facts: { commentId: comment.commentId },
  }),
})

/** @property file picture of the cover where it is on this device alone */
type SavingBook = BookOf & { characterId: string; fields: BookFields; version: number; file: SentPicture | null }

/** Address of the call that takes a picture, which waits beside its book. */
const { url: UPLOAD } = noteBookCalls.uploadPicture.request({ pictureId: '', picture: '' })

export const savingBook = defineWrite({
  kind: 'noteBook.save',
  textIn: 'summary',
  isWholeForm: true,
  policy: 'mayWait',
  thing: ['about'],
  holdsText: true,
  touches: ['noteBook', 'note'],
  toasts: 'none',
  press: ({ worldId, noteBookId, characterId, fields, version, file, draftId, text }: WrittenDraft & SavingBook) => {
    const { notes, picture, own, ...face } = fields
    const target = noteBookTarget({ worldId, noteBookId })
    return {
      entity: `noteBook:${noteBookId ?? draftId}`,
      request: {
        ...noteBookCalls.save.request({
          ...{ worldId, noteBookId, characterId, baseVersion: version, ...face, ...bookDrawnOf(picture) },
          cover: picture === 'own' && own ? { pictureId: own.pictureId, description: own.description } : null,
          ...{ summary: text, draftId, noteIdList: [...notes] },
        }),
        ...(file ? { uploads: [{ pictureId: file.pictureId, url: UPLOAD, picture: file.picture }] } : {}),
      },
      note: fields.title || '（題名なし）',
      facts: {
        ...{ about: String(noteBookId ?? draftId), draftId, place: NOTE_BOOK_PLACE, target },
        ...{ worldId, characterId, fields: writeForm({ fields, version }) },
      },
    }
  },
})

export const removingBook = defineWrite({
  kind: 'noteBook.setRemoved',
  policy: 'mayWait',
  touches: ['noteBook', 'note'],
  toasts: 'problems',
  press: ({ noteBookId, title, isRemoved }: { noteBookId: number; title: string; isRemoved: boolean }) => ({
    entity: `noteBook:${noteBookId}`,
    request: (isRemoved ? noteBookCalls.remove : noteBookCalls.restore).request({ noteBookId }),
    note: title,
    facts: { noteBookId, isRemoved: isRemoved ? 1 : 0 },
  }),
})
