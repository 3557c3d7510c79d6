// Contents of an EPUB, given by the caller, from any source of texts.
import type { EpubDirection } from '#rules/novel.ts'

export type BookPicture = {
  /** Id of the picture; the book contains each picture once. */
  id: string
  jpeg: Buffer
  width: number
  height: number
}

export type BookChapter = {
  title: string
  /** Text in the notation. */
  body: string
  /** Pictures of the chapter; each stands before the line of its number, counted from 1. */
  pictures: readonly { line: number; pictureId: string; description: string }[]
}

export type Book = {
  /** A UUID that stays the same for the same work. */
  uuid: string
  title: string
  writerName: string
  description: string
  direction: EpubDirection
  modified: Date
  chapters: readonly BookChapter[]
  pictures: readonly BookPicture[]
  /** Id of one of the pictures. */
  coverId: string | null
}
