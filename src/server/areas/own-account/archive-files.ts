// Files of an archive of own data: its parts while it is made, then the whole. No address under /files leads to them.
import { type Files, filesIn } from '../../platform/files.ts'

const FOLDER = 'own-data'
const DIGITS = 4

export const archiveKey = (archiveId: string): string => `${FOLDER}/${archiveId}.zip`
export const partFolder = (archiveId: string): string => `${FOLDER}/${archiveId}`

const digits = (number: number): string => String(number).padStart(DIGITS, '0')
export const partKey = (archiveId: string, place: number, page: number): string =>
  `${partFolder(archiveId)}/${digits(place)}-${digits(page)}.json`

/** Removes the parts of an archive. */
export async function dropParts(files: Files, archiveId: string): Promise<void> {
  for (const { key } of await filesIn(files, partFolder(archiveId))) await files.delete(key)
}
