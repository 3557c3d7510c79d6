// Reasons why the embedded PostgreSQL could not be made or started, found in its output and log: one sentence each, with the
// remedy.
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { fullDisk, hasRoom } from '../platform/data-folder.ts'
import { StartError } from '../platform/start-error.ts'

type Place = { folder: string; data: string; log: string }

const BACKUP = 'restore it from a backup, or move it away to begin with an empty database'

/** Messages of PostgreSQL about states that only a person can end, with the sentence for that person. */
const lasting: readonly { says: RegExp; sentence: (place: Place) => string }[] = [
  {
    says: /No space left on device|Disk quota exceeded/,
    sentence: ({ folder }) => fullDisk(folder),
  },
  {
    says: /has invalid permissions/,
    sentence: ({ data }) =>
      `The database in ${data} is open to other users, which PostgreSQL refuses: take their rights away with chmod 700 ${data}.`,
  },
  {
    says: /data directory .* has wrong ownership/,
    sentence: ({ data }) => `The database in ${data} belongs to another user: start the server as that user.`,
  },
  {
    says: /Read-only file system/,
    sentence: ({ data }) =>
      `The database in ${data} lies on a file system that is read-only: make that writable, or name another folder with DATA_DIR.`,
  },
  {
    says: /Permission denied/,
    sentence: ({ data }) => `The database in ${data} holds files that this user may not use: give them to this user.`,
  },
  {
    says: /could not access the server configuration file/,
    sentence: ({ data }) => `The database in ${data} has lost its file postgresql.conf: ${BACKUP}.`,
  },
  {
    says: /pg_wal|could not locate a valid checkpoint record|could not locate required checkpoint record/,
    sentence: ({ data }) => `The database in ${data} has lost its write-ahead log (pg_wal): ${BACKUP}.`,
  },
  {
    says: /could not (open|read|access) (file|directory)|is not a valid data directory|pg_control|is not a database cluster directory/,
    sentence: ({ data }) => `The database in ${data} has lost files of its own: ${BACKUP}.`,
  },
]

/** Current end of the log, from which the next start writes. */
export function endOfLog(place: Place): number {
  try {
    return statSync(place.log).size
  } catch {
    return 0
  }
}

/**
 * Sentence for a failure of a tool that trying again does not mend; null for other failures.
 * @param logFrom end of the log before the tool was run
 */
export function lastingFault(place: Place, error: unknown, logFrom = endOfLog(place)): StartError | null {
  const said = [(error as Error).message, ...linesThatEnd(place, logFrom)].join('\n')
  const found = lasting.find(({ says }) => says.test(said))
  return found ? new StartError(found.sentence(place)) : null
}

/** Whether a start failed because processes of a killed database still use its shared memory, which ends by itself. */
export const isMemoryHeld = (place: Place, logFrom: number): boolean =>
  linesThatEnd(place, logFrom).some(line => line.includes('shared memory block'))

/** Sentence for any other failure: the place of the log and its last message. */
export function unknownFault(place: Place, error: unknown, logFrom: number): StartError {
  if (!hasRoom(place.folder)) return new StartError(fullDisk(place.folder))
  const reason = linesThatEnd(place, logFrom)
    .at(-1)
    ?.replace(/^.*?(?:FATAL|PANIC): +/, '')
  return new StartError(`The database did not start; its log is ${place.log}. ${reason ?? inOneLine(error)}`)
}

export const inOneLine = (error: unknown): string => (error as Error).message.replace(/\s+/g, ' ').trim()

/** Lines of the log with the reason of the end. */
const linesThatEnd = (place: Place, from: number): string[] =>
  readLog(place, from)
    .split('\n')
    .filter(line => /FATAL:|PANIC:|^postgres: /.test(line))

const MOST_BYTES = 20_000

function readLog(place: Place, from: number): string {
  try {
    const file = openSync(place.log, 'r')
    try {
      const begin = Math.max(from, statSync(place.log).size - MOST_BYTES)
      const buffer = Buffer.alloc(MOST_BYTES)
      return buffer.toString('utf8', 0, readSync(file, buffer, 0, MOST_BYTES, begin))
    } finally {
      closeSync(file)
    }
  } catch {
    return ''
  }
}
