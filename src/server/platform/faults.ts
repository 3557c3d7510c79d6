// Faults of the machine: a full disk, a damaged table. Each is remembered where a call or job meets it, so that /healthz and
// the log name the cause.
import type { Logger } from './log.ts'

/** Where a fault was met: `files` is the folder of pictures, `database` PostgreSQL with its own disk. */
export type FaultyPart = 'files' | 'database'
export type Fault = 'full' | 'damaged'
export type MetFault = { part: FaultyPart; fault: Fault; reason: string }

/** By the code of Node or the SQLSTATE of PostgreSQL. */
const faults: Readonly<Record<string, { part: FaultyPart; fault: Fault }>> = {
  ENOSPC: { part: 'files', fault: 'full' },
  EDQUOT: { part: 'files', fault: 'full' },
  '53100': { part: 'database', fault: 'full' },
  // A page or an index that contradicts itself, a file of a table that is gone.
  XX001: { part: 'database', fault: 'damaged' },
  XX002: { part: 'database', fault: 'damaged' },
  '58P01': { part: 'database', fault: 'damaged' },
}

/** The fault that an error tells of, however it is wrapped, or null. */
export function faultOf(error: unknown): MetFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const met = 'code' in cause ? faults[String(cause.code)] : undefined
    if (met) return { ...met, reason: cause.message }
  }
  return null
}

export type Faults = {
  /** Remembers the fault that an error tells of, if any. */
  notice: (error: unknown) => void
  stateOf: (part: FaultyPart) => 'ok' | Fault
}

/** A full disk is told as long as writes run into it and a minute more; a damaged table until the server starts again. */
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
