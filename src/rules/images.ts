// Addresses of pictures: one function for their six kinds (doc1 §9). All are webP in object storage, in the widths
// named here.
import type { ImageType } from './codes/screens.ts'

export type { ImageType } from './codes/screens.ts'

const folders: Record<ImageType, string> = {
  shouhin: 'shouhin',
  character: 'character/main-images',
  assets: 'assets',
  user: 'user/icons',
  creator: 'creator/icons',
  master: 'master/icons',
}

/** Widths in pixels in which every picture of a kind is stored, smallest first. */
export const imageWidths: Record<ImageType, readonly number[]> = {
  shouhin: [96, 256, 640],
  character: [96, 192, 512],
  assets: [240, 640, 1200],
  user: [96, 192],
  creator: [96, 192],
  master: [96, 192],
}

/** Key of a picture in storage. */
export const imageKey = (id: string, type: ImageType, width: number): string => `${folders[type]}/${id}.${width}.webp`

/**
 * Address of a picture at least `width` device pixels wide, or of the widest that is stored.
 * @param type `shouhin` (an item) by default.
 */
export function imageSource(id: string, type: ImageType = 'shouhin', width = 0): string {
  const widths = imageWidths[type]
  const fitting = widths.find(candidate => candidate >= width) ?? widths.at(-1) ?? 0
  return `/files/${imageKey(encodeURIComponent(id.toWellFormed()), type, fitting)}`
}
