// Drive: the pictures that a user keeps here, in folders, and shows to others by a link. Screens and server ask here for its limits.
import { lengthCount } from './text/count.ts'

export const DRIVE_PAGE_SIZE = 24
/** Most files that are chosen at once. */
export const DRIVE_AT_ONCE = 20
/** Most files of a user, and most bytes that they take as they are stored, those in the bin included. */
export const DRIVE_FILES_MOST = 1_000
export const DRIVE_BYTES_MOST = 200 * 1024 * 1024
/** Days for which a removed file can be taken back. */
export const DRIVE_BIN_DAYS = 30

/** Most characters of the names of files and folders, by the count of limited fields (rules §3). */
export const DRIVE_NAME_MAX = 60
export const DRIVE_FOLDER_MAX = 20

/** Days for which a link may hold; 0 ends it. */
export const DRIVE_SHARE_DAYS = [0, 7, 30, 90] as const
export type DriveShareDays = (typeof DRIVE_SHARE_DAYS)[number]

export type DriveNameFault = 'DRIVE_NAME_EMPTY' | 'DRIVE_NAME_LONG' | 'DRIVE_FOLDER_LONG'

export function driveNameFault({ name, folder }: { name: string; folder: string }): DriveNameFault | null {
  if (name.trim() === '') return 'DRIVE_NAME_EMPTY'
  if (lengthCount(name.trim()) > DRIVE_NAME_MAX) return 'DRIVE_NAME_LONG'
  return lengthCount(folder.trim()) > DRIVE_FOLDER_MAX ? 'DRIVE_FOLDER_LONG' : null
}

/** Name that a file of the device has here: without its ending, as long as a name may be. */
export function driveNameOf(fileName: string): string {
  const bare = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim()
  let name = ''
  for (const letter of bare) {
    if (lengthCount(name + letter) > DRIVE_NAME_MAX) break
    name += letter
  }
  return name || '画像'
}

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Size in words: `0 KB`, `340 KB`, `1.2 MB`, `200 MB`. What is there at all is 1 KB at least. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(Math.sign(bytes), Math.round(bytes / KILOBYTE))} KB`
    : `${Number((bytes / MEGABYTE).toFixed(1))} MB`
