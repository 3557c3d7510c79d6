// Messages between the server and the process that decodes pictures for it, and the limits of both.
import type { ImageHeader } from '#rules/validation/image-header.ts'

/** Wanted size of a picture: filled and cropped (`cover`), or whole inside it and never enlarged (`inside`). */
export interface Wanted {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

export interface Work {
  /** Type and size from the first bytes, which the decoded picture must match. */
  readonly header: ImageHeader
  /** Wanted pictures, each made from the one before; none when only the facts are needed. */
  readonly wanted: readonly Wanted[]
}

/** First line of the answer. The wanted pictures follow one after the other, as webP. */
export interface Found extends ImageHeader {
  /** Length of each picture in bytes. */
  readonly lengths: readonly number[]
}
export const END_OF_FACTS = 0x0a

export const MOST_BYTES = 20 * 1024 * 1024
/** Limit of pixels: 24 million are 96 MB decoded. */
export const MOST_PIXELS = 24_000_000
export const MOST_RESIDENT_BYTES = 400 * 1024 * 1024
/** Limit of processor time; a valid picture of the most pixels takes less than half of it. */
export const MOST_WORK_MS = 2_500
/** Limit of time, however busy the machine is, so that the sender of the picture has an answer within 5 s. */
export const PATIENCE_MS = 4_500
