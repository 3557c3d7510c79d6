// Copies of drawings under ids of their own: pictures of users and of libraries, because what is deleted takes its files with it.
import { createHash } from 'node:crypto'
import type { Files } from '../platform/files.ts'
import { pictureKeys } from '../platform/pictures/keep.ts'
import type { Pictures } from './seed-pictures.ts'

/** @param prefix beginning of the ids of that kind @param of names it apart from all others: demo-player/灯台の窓あかり */
export const copyId = (prefix: string, of: string): string =>
  `${prefix}${createHash('sha256').update(of).digest('hex').slice(0, 24)}`

/** @property picture a drawing, as `tweets/lamp-window` */
export type Copy = { id: string; picture: string }

/** Stores the copies that are not stored yet. @returns bytes of the widest picture by their ids */
export async function copyDrawings(
  files: Files,
  pictures: Pictures,
  copies: readonly Copy[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const { id, picture } of copies) {
    const drawn = pictureKeys(pictures.get(picture) ?? '')
    for (const [place, key] of [...pictureKeys(id).entries()].reverse()) {
      const bytes = await files.getBytes(drawn[place] ?? '')
      if (!(await files.exists(key))) await files.put(key, bytes)
      sizes.set(id, bytes.length)
    }
  }
  return sizes
}

/** Id of a picture as a client makes one, from the name of its files. */
export function pictureIdOf(picture: string): string {
  const hex = picture.slice(2).padEnd(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
