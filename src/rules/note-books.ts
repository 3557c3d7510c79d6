// Books of notes: their limits. Form and server ask here.
import { lengthCount } from './text/count.ts'

export const NOTE_BOOK_MOST = { title: 40, summary: 300 } as const
/** Most notes of one book, and most books of one character. */
export const NOTES_OF_BOOK_MOST = 200
export const NOTE_BOOKS_MOST = 100

/** Drawings that stand on a cover. */
export const BOOK_MOTIFS = ['flame', 'moon', 'star', 'boat', 'feather', 'flower', 'key', 'leaf'] as const
export type BookMotif = (typeof BOOK_MOTIFS)[number]

/** Picture of a cover: the face of the book's character, one of its writer's own, one of the drawings, or none. */
export const BOOK_PICTURES = ['face', 'own', ...BOOK_MOTIFS, 'none'] as const
export type BookPicture = (typeof BOOK_PICTURES)[number]
export const bookPictureLabels: Record<BookPicture, string> = {
  face: 'キャラクターの顔',
  own: '自分の画像',
  flame: '灯',
  moon: '月',
  star: '星',
  boat: '舟',
  feather: '羽根ペン',
  flower: '花',
  key: '鍵',
  leaf: '葉',
  none: '絵なし',
}

type Drawn = { hasFace: boolean; motif: BookMotif | null }
export const bookPictureOf = ({ hasFace, motif, cover }: Drawn & { cover: object | null }): BookPicture =>
  cover ? 'own' : (motif ?? (hasFace ? 'face' : 'none'))
export const bookDrawnOf = (picture: BookPicture): Drawn => ({
  hasFace: picture === 'face',
  motif: BOOK_MOTIFS.find(motif => motif === picture) ?? null,
})

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
