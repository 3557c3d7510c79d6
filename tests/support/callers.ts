// Calls made directly on the handlers, as a user: `await as.player.mission.receiveReward(...)`. All layers but HTTP run: the
// token, the rights, the limits, the shapes, the transaction.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createRouterClient, ORPCError, type RouterClient } from '@orpc/server'
import { noBotCheck } from '#server/platform/bot-check.ts'
import { fixedClock, unmovedStory } from '#server/platform/clock.ts'
import type { RequestContext, RunningDemo } from '#server/platform/context.ts'
import { createFiles, type Files } from '#server/platform/files.ts'
import type { Identity } from '#server/platform/identity.ts'
import { createLogger } from '#server/platform/log.ts'
import { FetchRefused } from '#server/platform/outside/read-answer.ts'
import { noLimits, type RateLimits } from '#server/platform/rate-limits.ts'
import { movableStory } from '#server/platform/story-time.ts'
import { router } from '#server/router.ts'
import type { TestDatabase } from './database.ts'
import { freshFolder } from './http-server.ts'
import { testMailer } from './mails.ts'
import { PLAY_NOW, type PlayAccount, playAccounts } from './play.ts'
import { createTestPush, type TestPush } from './push-service.ts'

/** Settings of a single call beyond its input. */
export type CallOptions = {
  /** The Idempotency-Key; a new one when absent, none when null. */
  key?: string | null
}

export type Caller = RouterClient<typeof router, CallOptions>

export type Callers = {
  as: Record<PlayAccount, Caller>
  anonymous: Caller
  /** A caller for any user id. */
  asUser: (userId: string) => Caller
  clock: ReturnType<typeof fixedClock>
  files: Files
  push: TestPush
}

const TOKEN = 'test-token-of-'

/** Tokens of these callers simply name the user; real tokens are tested over HTTP. */
export const namingIdentity: Identity = {
  verify: async token => (token.startsWith(TOKEN) ? { userId: token.slice(TOKEN.length) } : null),
  account: async token => (token.startsWith(TOKEN) ? { userId: token.slice(TOKEN.length), mailaddress: null } : null),
  keeper: { listSessions: async () => [], endSession: async () => {}, endOthers: async () => {} },
  sessions: null,
  accounts: null,
  recheckMs: 25_000,
  socialList: [],
  firebase: null,
  // Passwords are tested over HTTP too.
  prove: async () => {},
  deleteAccount: async () => true,
}

export function createCallers(
  database: TestDatabase,
  options: { now?: Date; limits?: RateLimits; demo?: RunningDemo } = {},
): Callers {
  const clock = fixedClock(options.now ?? PLAY_NOW)
  const services = {
    db: database.db,
    replica: null,
    clock,
    // Story time can be moved only where a demo runs.
    story: options.demo ? movableStory(clock) : unmovedStory(clock),
    demo: options.demo ?? null,
    log: createLogger('silent'),
    identity: namingIdentity,
    limits: options.limits ?? noLimits,
    mailer: testMailer,
    push: createTestPush(),
    bots: noBotCheck,
    // A worker runs many suites in one process.
    files: createFiles(freshFolder(`files-callers-${randomUUID()}`)),
    // These callers have no internet.
    outside: async () => {
      throw new FetchRefused('no internet')
    },
  }
  const callerOf = (userId: string | null): Caller =>
    createRouterClient<typeof router, CallOptions>(router, {
      context: ({ key = randomUUID() }: CallOptions): RequestContext => {
        const request = fakeRequest({
          ...(userId === null ? {} : { authorization: `Bearer ${TOKEN}${userId}` }),
          ...(key === null ? {} : { 'idempotency-key': key }),
        })
        return {
          ...services,
          request,
          response: new ServerResponse(request),
          requestId: randomUUID(),
          address: '192.0.2.1',
          origin: 'http://localhost',
        }
      },
    })
  const as = Object.fromEntries(playAccounts.map(account => [account, callerOf(database.users[account])]))
  return {
    as: as as Record<PlayAccount, Caller>,
    anonymous: callerOf(null),
    asUser: callerOf,
    clock,
    files: services.files,
    push: services.push,
  }
}

function fakeRequest(headers: Record<string, string>): IncomingMessage {
  return Object.assign(Readable.from([]), { headers, method: 'POST', url: '/' }) as unknown as IncomingMessage
}

/** Code with which a call was refused. @throws when it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const code = await refusalOrNull(call)
  if (code === null) throw new Error('The call was not refused.')
  return code
}

/** Code with which a call was refused; null when it was done. */
export async function refusalOrNull(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof ORPCError) return String(error.code)
    throw error
  }
}
