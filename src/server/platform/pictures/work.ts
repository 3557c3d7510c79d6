// Messages between the server and the process that decodes pictures for it, and the limits of both.
import type { ImageHeader } from '#rules/validation/image-header.ts'

/** How a picture is wanted back: filling the size and cut to it, or whole within it and never enlarged. */
export interface Wanted {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

export interface Work {
  /** What the first bytes promise; the picture has to keep it. */
  readonly header: ImageHeader
  /** None when only the facts are wanted; each is made of the one before. */
  readonly wanted: readonly Wanted[]
}

/** The first line of the answer. The pictures that were wanted follow, one behind the other, as webP. */
export interface Found extends ImageHeader {
  /** Of each picture, in bytes. */
  readonly lengths: readonly number[]
}
export const END_OF_FACTS = 0x0a

export const MOST_BYTES = 20 * 1024 * 1024
/** 24 million pixels are 96 MB decoded. */
export const MOST_PIXELS = 24_000_000
export const MOST_RESIDENT_BYTES = 400 * 1024 * 1024
/** Of a processor; a good picture of the most pixels takes less than half of it. */
export const MOST_WORK_MS = 2_500
/** Longest time of the process, however busy the machine is, so that the sender of the picture has an answer within 5 s. */
export const PATIENCE_MS = 4_500
