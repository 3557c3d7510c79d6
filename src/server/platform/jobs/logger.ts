// Log lines of the job queue, in the server's log or nowhere.
import { Logger as JobLogger } from 'graphile-worker'
import type { Logger } from '../log.ts'

export const silentLogger = new JobLogger(() => () => {})

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

export const jobLogger = (log: Logger): JobLogger =>
  new JobLogger(
    scope => (level, message) =>
      log[levels[level as keyof typeof levels] ?? 'debug']({ job: scope.taskIdentifier }, message),
  )
