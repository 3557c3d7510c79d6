// Contents of an EPUB. The caller provides them, from wherever its texts come.
import type { EpubDirection } from '#rules/novel.ts'

export type BookPicture = {
  /** The same picture is put into the book once. */
  id: string
  jpeg: Buffer
  width: number
  height: number
}

export type BookChapter = {
  title: string
  /** In the notation of the project. */
  body: string
  /** Each stands before the line of that number, counted from 1. */
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
