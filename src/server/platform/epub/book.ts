// Contents of an EPUB, given by the caller, from any source of texts.
import type { EpubDirection } from '#rules/novel.ts'

export type BookPicture = {
  /** Id of the picture; the book contains each picture once. */
  id: string
  jpeg: Buffer
  width: number
  height: number
  /** Words about what a cover shows, for readers who do not see it. */
  description?: string
}

export type BookChapter = {
  title: string
  /** Text in the notation; empty when the chapter has sections alone. */
  body: string
  /** Parts with headings of their own, behind the text. */
  sections?: readonly { heading: string; body: string }[]
  /** Pictures of the chapter; each stands before the line of its number, counted from 1. */
  pictures: readonly { line: number; pictureId: string; description: string }[]
}

/** A chapter that is read when its page is made, so that a long book is never whole in memory. */
export type LazyChapter = { title: string; read: () => Promise<BookChapter> }

export type Book = {
  /** A UUID that stays the same for the same work. */
  uuid: string
  title: string
  writerName: string
  description: string
  direction: EpubDirection
  modified: Date
  chapters: readonly (BookChapter | LazyChapter)[]
  pictures: readonly BookPicture[]
  /** Id of one of the pictures. */
  coverId: string | null
}
