// Names of a book: the UUID in it and the name of its file.
import { createHash } from 'node:crypto'
import { oneLine } from '#rules/text/excerpt.ts'

/** UUID of a work, the same whenever its book is made (RFC 9562, version 8, which leaves the method free). */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`tsumugi:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A title as a file name that is valid on any system. @param otherwise name of a title that has no such letters */
export const fileName = (title: string, otherwise: string): string =>
  oneLine(title, 60)
    .replace(/[\p{C}\\/:*?"<>|~.]/gu, '')
    .trim() || otherwise
