// The folder of the embedded database and of files: made at start and checked for room, with a sentence for every hindrance.
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

/** Room below which PostgreSQL cannot begin the next file of its write-ahead log (16 MB) and writes nothing more. */
const LEAST_BYTES = 17 * 1024 * 1024

/** Makes the folder and those above it, for this user alone, and checks that it is writable. @throws StartError */
export function prepareFolder(folder: string, dataDir: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw hindrance(error, dataDir)
  }
}

/** Makes folders one by one: with the recursive option Node loops for ever where the system denies a folder (/proc). */
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

/**
 * Turns an error in the data folder into a sentence for the person who starts the server; returns other errors unchanged.
 */
export function folderError(error: unknown, dataDir: string): unknown {
  return (error as NodeJS.ErrnoException | undefined)?.path?.startsWith(dataDir) ? hindrance(error, dataDir) : error
}

function hindrance(error: unknown, dataDir: string): unknown {
  const why = hindrances[(error as NodeJS.ErrnoException).code ?? '']
  return why === undefined ? error : new StartError(`The data folder ${dataDir} cannot be used: ${why}.`)
}

export const fullDisk = (folder: string): string =>
  `The disk of ${folder} is full: free some room, or name another folder with DATA_DIR.`

/** Whether a disk has room for the writes of server and database. A folder that does not exist yet counts as having room. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder)
    return bavail * bsize >= LEAST_BYTES && (files === 0 || ffree > 0)
  } catch {
    return true
  }
}
