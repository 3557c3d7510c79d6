// The folder of the embedded database and of files: made, looked at for room, and what hinders it said in one sentence.
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

/** With less than this PostgreSQL cannot begin its next file of the write-ahead log (16 MB), and then nothing is written. */
const LEAST_BYTES = 17 * 1024 * 1024

/** Makes the folder with those above it, for this user alone, and makes sure that it can be written. @throws StartError */
export function prepareFolder(folder: string, dataDir: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw hindrance(error, dataDir)
  }
}

/** One after the other: asked to make them all, Node tries for ever where the system denies that a folder is there (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at the same time was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const hindrances: Record<string, string> = {
  EROFS: 'it lies on a file system that is read-only: make that writable, or name another folder with DATA_DIR',
  EACCES: 'this user may not write there: give them the folder, or name another with DATA_DIR',
  EPERM: 'this user may not write there: give them the folder, or name another with DATA_DIR',
  ENOTDIR: 'a file stands where a folder is needed: name another folder with DATA_DIR',
  EEXIST: 'a file stands where a folder is needed: name another folder with DATA_DIR',
  ENOENT: 'no folder can be made there: name another with DATA_DIR',
  ENAMETOOLONG: 'its name is too long: name another folder with DATA_DIR',
  ENOSPC: 'its disk is full: free some room, or name another folder with DATA_DIR',
  EDQUOT: 'its disk is full: free some room, or name another folder with DATA_DIR',
}

/** What hinders work in the data folder as a sentence for who starts the server; errors from elsewhere as they are. */
export function folderError(error: unknown, dataDir: string): unknown {
  return (error as NodeJS.ErrnoException | undefined)?.path?.startsWith(dataDir) ? hindrance(error, dataDir) : error
}

function hindrance(error: unknown, dataDir: string): unknown {
  const why = hindrances[(error as NodeJS.ErrnoException).code ?? '']
  return why === undefined ? error : new StartError(`The data folder ${dataDir} cannot be used: ${why}.`)
}

export const fullDisk = (folder: string): string =>
  `The disk of ${folder} is full: free some room, or name another folder with DATA_DIR.`

/** Whether a disk has room left for what the server and its database write. A folder that is not there yet has. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder)
    return bavail * bsize >= LEAST_BYTES && (files === 0 || ffree > 0)
  } catch {
    return true
  }
}
