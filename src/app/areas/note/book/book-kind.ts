// The form of a book of notes: the table of its fields beside its summary, which is its long text.
import { type FormKind, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
import { type OwnPicture, ownPicture, readOwnPicture } from '#app/shared/picture/own-picture.ts'
import {
  BOOK_PICTURES,
  type BookPicture,
  bookPictureLabels,
  bookPictureOf,
  NOTE_BOOK_MOST,
  NOTES_OF_BOOK_MOST,
  noteBookErrors,
} from '#rules/note-books.ts'
import { NOTE_TAG_TINTS, type NoteTagTint, noteTagTintLabels } from '#rules/note-tags.ts'
import { NOTE_SCOPES, type NoteScope, noteScope, noteScopeLabels } from '#rules/notes.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { EditedBook } from '../queries.ts'

/** @property notes ids in the order of the book @property own picture that stands on the cover while `picture` says so */
export type BookFields = {
  title: string
  tint: NoteTagTint
  picture: BookPicture
  own: OwnPicture | null
  scope: NoteScope
  notes: readonly number[]
}

export const groundOf = (book: EditedBook['noteBook']): Ground<BookFields> =>
  book
    ? {
        fields: {
          // Fields in the order of the table, because drafts are compared as serialized text.
          ...{ title: book.title, tint: book.tint, picture: bookPictureOf(book) },
          ...{ own: book.cover && ownPicture(book.cover), scope: book.scope },
          notes: book.noteList.map(({ noteId }) => noteId),
        },
        text: book.summary,
        version: book.version,
      }
    : {
        fields: { title: '', tint: 'ai', picture: 'face', own: null, scope: noteScope.everybody, notes: [] },
        text: '',
        version: 0,
      }

const idsOf = (raw: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(raw) ? raw.filter((id): id is number => Number.isInteger(id)).slice(0, NOTES_OF_BOOK_MOST) : otherwise

export const bookKind: FormKind<BookFields, 'saved'> = {
  what: 'ノートブック',
  text: '紹介文（なくてもよい）',
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title, picture, own }, text) => {
    const { title: titleFault, summary } = noteBookErrors({ title, summary: text })
    return {
      ...(titleFault ? { title: titleFault } : {}),
      ...(summary ? { text: summary } : {}),
      ...(picture === 'own' && own === null ? { own: '表紙の画像を選んでください。' } : {}),
    }
  },
  table: {
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${Math.ceil(lengthCount(text))} / ${NOTE_BOOK_MOST.title}文字` },
    },
    tint: {
      ...{ label: '表紙の色', empty: 'ai', read: oneOf(NOTE_TAG_TINTS) },
      words: ({ tint }) => noteTagTintLabels[tint],
      control: { as: 'choice', options: NOTE_TAG_TINTS.map(tint => [tint, noteTagTintLabels[tint]] as const) },
    },
    picture: {
      ...{ label: '表紙の絵', empty: 'face', read: oneOf(BOOK_PICTURES) },
      words: ({ picture }) => bookPictureLabels[picture],
      control: { as: 'choice', options: BOOK_PICTURES.map(picture => [picture, bookPictureLabels[picture]] as const) },
    },
    own: {
      ...{ label: '表紙の画像', empty: null, read: readOwnPicture },
      counts: ({ picture, own }) => picture === 'own' && own && [own.pictureId, own.description],
    },
    scope: {
      ...{ label: '読める人', empty: noteScope.everybody, read: oneOf(NOTE_SCOPES) },
      words: ({ scope }) => noteScopeLabels[scope],
      control: { as: 'choice', options: NOTE_SCOPES.map(scope => [scope, noteScopeLabels[scope]] as const) },
      hint: 'なかのノートは、それぞれの「読める人」だけに見えます。',
    },
    notes: {
      ...{ label: 'ノート', empty: [], read: idsOf },
      words: ({ notes }) => `ノート ${notes.length}件`,
    },
  },
}
