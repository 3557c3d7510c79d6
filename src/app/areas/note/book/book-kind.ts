// The form of a book of notes: the table of its fields beside its summary, which is its long text.
import { type FormKind, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
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

/** @property notes ids in the order of the book */
export type BookFields = {
  title: string
  tint: NoteTagTint
  picture: BookPicture
  scope: NoteScope
  notes: readonly number[]
}

export const groundOf = (book: EditedBook['noteBook']): Ground<BookFields> =>
  book
    ? {
        fields: {
          ...{ title: book.title, tint: book.tint, picture: bookPictureOf(book), scope: book.scope },
          notes: book.noteList.map(({ noteId }) => noteId),
        },
        text: book.summary,
        version: book.version,
      }
    : {
        fields: { title: '', tint: 'ai', picture: 'face', scope: noteScope.everybody, notes: [] },
        text: '',
        version: 0,
      }

const idsOf = (raw: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(raw) ? raw.filter((id): id is number => Number.isInteger(id)).slice(0, NOTES_OF_BOOK_MOST) : otherwise

export const bookKind: FormKind<BookFields, 'saved'> = {
  what: 'ノートブック',
  text: '紹介文（なくてもよい）',
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title }, text) => {
    const { title: titleFault, summary } = noteBookErrors({ title, summary: text })
    return { ...(titleFault ? { title: titleFault } : {}), ...(summary ? { text: summary } : {}) }
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
