// Context of a call: the services of the process, and the facts about the request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallMeta } from '#contract/call.ts'
import type { Db } from '../db/client.ts'
import type { Replica } from '../db/replica.ts'
import type { BotCheck } from './bot-check.ts'
import type { Clock, StoryClock } from './clock.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { SafeFetch } from './outside/safe-fetch.ts'
import type { Push } from './push/push.ts'
import type { RateLimits } from './rate-limits.ts'
import type { AdminId } from './rights.ts'

/** Services that the process offers to all areas. */
export type Services = {
  db: Db
  /** Answers reads where it is fresh enough; null where the database answers all. */
  replica: Replica | null
  /** The system's time: tokens, limits, keys, caches, housekeeping. */
  clock: Clock
  story: StoryClock
  log: Logger
  identity: Identity
  limits: RateLimits
  files: Files
  /** Fetches pages and pictures of other sites. */
  outside: SafeFetch
  /** Sends mails; null where none can be sent, so that acts which need a mail are refused in words. */
  mailer: Mailer | null
  /** Sends messages to devices by the push services of their browsers. */
  push: Push
  bots: BotCheck
  /** Null where no demo runs. */
  demo: RunningDemo | null
}

/** Acts of the demo beside its jobs. */
export type RunningDemo = {
  /** Lives through everything that is due in story time, in the order of its dates. */
  catchUp: () => Promise<void>
}

export type RequestContext = Services & {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** Address of the caller, for limits. */
  address: string
  /** Origin of the service's own pages, for Origin checks. */
  origin: string
  /** Caller and call that were admitted before the body was read. */
  admitted?: Admission
}

export type Admission = { call: string; caller: Caller }

/** The caller, known from the verified token alone (reliability rule 16). */
export type Viewer = {
  userId: string
  /** Session of the token. */
  sessionId?: string
  /** Address of the account, where the call is open to accounts that are no users yet. */
  mailaddress?: string
}

/** Facts about the caller, as far as the call needs them. */
export type Caller = {
  /** The signed-in user; null for a guest. */
  viewer: Viewer | null
  /** The caller as an admin; null for calls that are not for admins only. */
  adminId: AdminId | null
}

/** Context for handlers: `viewer` is null only in calls that the contract makes `public`. */
export type CallContext = RequestContext & Caller & { meta: CallMeta }
