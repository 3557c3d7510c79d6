// Context of a call: the services of the process, and what is known of the request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallMeta } from '#contract/call.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import type { Logger } from './log.ts'
import type { SafeFetch } from './outside/safe-fetch.ts'
import type { RateLimits } from './rate-limits.ts'
import type { AdminId } from './rights.ts'

/** What the process offers to its areas. */
export type Services = {
  db: Db
  clock: Clock
  log: Logger
  identity: Identity
  limits: RateLimits
  files: Files
  /** The way to pages and pictures of others. */
  outside: SafeFetch
}

export type RequestContext = Services & {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** The address of the caller, for limits. */
  address: string
  /** The origin the app is served from, for Origin checks. */
  origin: string
  /** The call that the caller was let in to before its body was read, and who they are. */
  admitted?: Admission
}

export type Admission = { call: string; caller: Caller }

/** The caller, known from the verified token alone (reliability rule 16). */
export type Viewer = { userId: string }

/** Who calls, as far as the call asks. */
export type Caller = {
  /** Null for a guest. */
  viewer: Viewer | null
  /** The caller as an admin; null where the call is not for admins alone. */
  adminId: AdminId | null
}

/** What handlers see: `viewer` is null only where the contract says `public`. */
export type CallContext = RequestContext & Caller & { meta: CallMeta }
