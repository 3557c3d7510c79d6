// Books of notes: their limits. Form and server ask here.
import { lengthCount } from './text/count.ts'

export const NOTE_BOOK_MOST = { title: 40, summary: 300 } as const
/** Most notes of one book, and most books of one character. */
export const NOTES_OF_BOOK_MOST = 200
export const NOTE_BOOKS_MOST = 100

export interface WrittenNoteBook {
  title: string
  summary: string
}

export type NoteBookErrors = Partial<Record<keyof WrittenNoteBook, string>>

/** Faults for which a book is not saved. */
export function noteBookErrors({ title, summary }: WrittenNoteBook): NoteBookErrors {
  const errors: NoteBookErrors = {}
  if (title.trim() === '') errors.title = 'タイトルを入力してください。'
  else if (lengthCount(title) > NOTE_BOOK_MOST.title)
    errors.title = `タイトルは${NOTE_BOOK_MOST.title}文字以内で入力してください。`
  if (lengthCount(summary) > NOTE_BOOK_MOST.summary)
    errors.summary = `紹介文は${NOTE_BOOK_MOST.summary}文字以内で入力してください。`
  return errors
}
