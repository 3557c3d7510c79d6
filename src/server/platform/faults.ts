// Faults of the machine: a full disk, a damaged table. Calls and jobs report them here, so that /healthz and the log name
// the cause.
import type { Logger } from './log.ts'

/** Part with the fault: `files` is the folder of pictures, `database` PostgreSQL with its own disk. */
export type FaultyPart = 'files' | 'database'
export type Fault = 'full' | 'damaged'
export type MetFault = { part: FaultyPart; fault: Fault; reason: string }

/** Faults by the error code of Node or the SQLSTATE of PostgreSQL. */
const faults: Readonly<Record<string, { part: FaultyPart; fault: Fault }>> = {
  ENOSPC: { part: 'files', fault: 'full' },
  EDQUOT: { part: 'files', fault: 'full' },
  '53100': { part: 'database', fault: 'full' },
  // A corrupt page or index, or the missing file of a table.
  XX001: { part: 'database', fault: 'damaged' },
  XX002: { part: 'database', fault: 'damaged' },
  '58P01': { part: 'database', fault: 'damaged' },
}

/** The fault behind an error, however it is wrapped, or null. */
export function faultOf(error: unknown): MetFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const met = 'code' in cause ? faults[String(cause.code)] : undefined
    if (met) return { ...met, reason: cause.message }
  }
  return null
}

export type Faults = {
  /** Records the fault behind an error, if there is one. */
  notice: (error: unknown) => void
  stateOf: (part: FaultyPart) => 'ok' | Fault
}

/**
 * Time for which a full disk is reported after the last failed write; a damaged table is reported until the server restarts.
 */
const FULL_TOLD_MS = 60_000

const whatToDo: Record<Fault, string> = {
  full: 'the disk is full: free some room',
  damaged: 'the database is damaged: restore it from a backup, or find what is broken in its log',
}

export function createFaults(log: Logger, now: () => number = Date.now): Faults {
  const metAt = new Map<string, number>()
  const isTold = (part: FaultyPart, fault: Fault): boolean => {
    const at = metAt.get(`${part} ${fault}`)
    return at !== undefined && (fault === 'damaged' || now() - at < FULL_TOLD_MS)
  }
  return {
    notice: error => {
      const met = faultOf(error)
      if (!met) return
      const { part, fault, reason } = met
      if (!isTold(part, fault)) log.error({ part, reason }, whatToDo[fault])
      metAt.set(`${part} ${fault}`, now())
    },
    stateOf: part => (isTold(part, 'damaged') ? 'damaged' : isTold(part, 'full') ? 'full' : 'ok'),
  }
}
