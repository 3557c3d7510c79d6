// Log lines of the job queue, in the server's log or nowhere.
import { Logger as JobLogger } from 'graphile-worker'
import { isDatabaseDown } from '../../db/client.ts'
import type { Logger } from '../log.ts'

export const silentLogger = new JobLogger(() => () => {})

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** A job that failed because its database was away runs again when it is back: a warning, as for calls. */
export const jobLogger = (log: Logger): JobLogger =>
  new JobLogger(scope => (level, message, meta) => {
    const wanted = levels[level as keyof typeof levels] ?? 'debug'
    log[wanted === 'error' && isDatabaseDown(meta?.error) ? 'warn' : wanted]({ job: scope.taskIdentifier }, message)
  })
