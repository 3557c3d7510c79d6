// The real web server on a free port inside the test process, on the database of the test, with a readable log.
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { calendarReader } from '#server/areas/calendar/feed.ts'
import { createEmbeddedProvider } from '#server/areas/identity/embedded-provider.ts'
import { topicRights } from '#server/areas/index.ts'
import { ownPreview } from '#server/areas/ogp/own-pages.ts'
import { sitemapEntries } from '#server/areas/sitemap.ts'
import type { Replica } from '#server/db/replica.ts'
import { healthOf } from '#server/health.ts'
import { type BotCheck, noBotCheck } from '#server/platform/bot-check.ts'
import { type Clock, type StoryClock, systemClock, unmovedStory } from '#server/platform/clock.ts'
import type { Services } from '#server/platform/context.ts'
import { createFaults } from '#server/platform/faults.ts'
import { createFiles, type Files } from '#server/platform/files.ts'
import type { BodyCaps } from '#server/platform/http/body.ts'
import type { ConnectionCaps } from '#server/platform/http/connections.ts'
import { makeOpenApiDocument } from '#server/platform/http/open-api.ts'
import type { Places } from '#server/platform/http/places.ts'
import { createWebServer, type WebServer } from '#server/platform/http/server.ts'
import type { Identity, SocialClients } from '#server/platform/identity.ts'
import type { Mailer } from '#server/platform/mail/mail.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { createSafeFetch, type SafeFetch } from '#server/platform/outside/safe-fetch.ts'
import type { Push } from '#server/platform/push/push.ts'
import { createRateLimits, noLimits, type RateLimits } from '#server/platform/rate-limits.ts'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import type { TestDatabase } from './database.ts'
import { type Answer, type Sent, send } from './http.ts'
import { testMailer } from './mails.ts'
import { mailOf, PLAY_PASSWORD, type PlayAccount } from './play.ts'
import { createTestPush } from './push-service.ts'
import { installTestKey } from './tokens.ts'

export type LogLine = { level: string; msg: string } & Record<string, unknown>

export type TestServer = {
  url: string
  web: WebServer
  hub: RealtimeHub
  services: Services
  files: Files
  logs: LogLine[]
  send: (path: string, sent?: Sent) => Promise<Answer>
  /** Signs an account of the play world in. @returns its access token. */
  signIn: (account: PlayAccount) => Promise<string>
  /** Makes an access token of an account without signing in, for tests of other things: a password costs 60 ms of work. */
  tokenOf: (account: PlayAccount) => Promise<string>
  tokenFor: (userId: string) => Promise<string>
  close: () => Promise<void>
}

export type ServerOptions = {
  clock?: Clock
  /** Story time in place of the clock's time. */
  story?: StoryClock
  limits?: boolean | RateLimits
  trustedProxies?: number
  publicOrigin?: string
  distDir?: string
  /** Whether the page of a path is sent with its content; none is without it. */
  isRendered?: (path: string) => boolean
  /** Whether such a page is offered to search engines; all are without it. */
  isListed?: (path: string) => boolean
  accessTokenSeconds?: number
  /** Milliseconds for which a check of a session or an account stays valid. */
  recheckMs?: number
  /** Identity provider in place of the embedded one. */
  identity?: Identity
  /** Fetcher in place of the internet. */
  outside?: SafeFetch
  /** Folder of its files; a new one when absent. */
  dataDir?: string
  /** Caps on connections in place of the usual ones. */
  caps?: Partial<ConnectionCaps>
  bots?: BotCheck
  /** Sender of mails in place of one that keeps them; null: mails are closed. */
  mailer?: Mailer | null
  /** Push in place of one that takes everything. */
  push?: Push
  /** Clients of Google and Twitter; none when absent. */
  social?: SocialClients
  /** Files in place of those of a folder. */
  files?: Files
  /** Figures, with the token that opens them. */
  metrics?: { of: Metrics; token: string | undefined }
  filesOrigin?: string
  /** Answers reads in place of the database. */
  replica?: Replica
  /** Room for bodies in place of the usual one. */
  bodies?: BodyCaps
  /** Places for calls under way; all are let in without them. */
  places?: Places
}

let opened = 0
const testKeys = new Map<string, ReturnType<typeof installTestKey>>()

/** Maker of tokens that the servers of a database accept. */
function testKeyOf({ url, asOwner }: TestDatabase): ReturnType<typeof installTestKey> {
  const known = testKeys.get(url) ?? asOwner(installTestKey)
  testKeys.set(url, known)
  return known
}

/** Opens a server. It is closed before the database is. */
export async function openServer(database: TestDatabase, options: ServerOptions = {}): Promise<TestServer> {
  const logs: LogLine[] = []
  const log = pino(
    { level: 'trace', base: null, formatters: { level: label => ({ level: label }) } },
    { write: (line: string) => logs.push(JSON.parse(line) as LogLine) },
  )
  const clock = options.clock ?? systemClock
  const embedded = await createEmbeddedProvider(database.db, {
    accessTokenSeconds: options.accessTokenSeconds ?? 900,
    secureCookies: options.publicOrigin?.startsWith('https:') ?? false,
    ...(options.social ? { social: options.social } : {}),
    ...(options.recheckMs === undefined ? {} : { recheckMs: options.recheckMs }),
  })
  const identity = options.identity ?? embedded.identity
  const wanted = options.limits ?? false
  const own = wanted ? createRateLimits(database.db, clock) : noLimits
  const limits = typeof wanted === 'boolean' ? own : wanted
  const hub = createRealtimeHub(database.db, database.url, log, topicRights)
  opened += 1
  const dataDir = options.dataDir ?? freshFolder(`files-${process.pid}-${opened}`)
  const faults = createFaults(log)
  const files = options.files ?? createFiles(dataDir, faults)
  const outside = options.outside ?? createSafeFetch()
  const mailer = options.mailer === undefined ? testMailer : options.mailer
  const bots = options.bots ?? noBotCheck
  // The calls of the demo are served, as where one runs. Moving story time has no effect here unless the test gives a story clock.
  const [story, demo] = [options.story ?? unmovedStory(clock), { catchUp: async () => {} }]
  const services: Services = {
    db: database.db,
    replica: options.replica ?? null,
    clock,
    story,
    log,
    identity,
    limits,
    files,
    outside,
    demo,
    mailer,
    push: options.push ?? createTestPush(),
    bots,
  }
  const web = await createWebServer({
    services,
    hub,
    proxy: { trustedProxies: options.trustedProxies ?? 0, publicOrigin: options.publicOrigin },
    distDir: options.distDir ?? null,
    isRendered: options.isRendered,
    isListed: options.isListed,
    sitemap: () => sitemapEntries(database.db, clock.now()),
    openApi: makeOpenApiDocument,
    readCard: async path => ownPreview(database.db, path, clock.now()),
    calendar: calendarReader(services),
    ...(options.metrics ? { metrics: options.metrics } : {}),
    filesOrigin: options.filesOrigin ?? null,
    caps: options.caps ?? {},
    bodies: options.bodies,
    places: options.places,
    health: () =>
      healthOf({
        pool: database.pool,
        faults,
        dataDir,
        hasOwnDatabase: false,
        hasMailer: mailer !== null,
        makesAccounts: identity.firebase && identity.makeAccount !== null,
        jobQueue: null,
      }),
  })
  await new Promise<void>(done => web.server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    closing ??= (async () => {
      web.markNotReady()
      await hub.close()
      web.server.closeIdleConnections()
      await web.drain(2_000)
    })()
    return closing
  }
  // The tests are over and ask no more, so connections are closed without waiting.
  database.closeBefore(async () => {
    if (closing !== undefined) return closing
    await hub.close()
    const closed = new Promise<void>(done => web.server.close(() => done()))
    web.server.closeAllConnections()
    await closed
  })
  const sendTo = (path: string, sent?: Sent) => send(`${url}${path}`, sent)
  return {
    ...{ url, web, hub, services, files, logs, close },
    send: sendTo,
    signIn: account => signIn(url, account, options.publicOrigin),
    tokenOf: async account => (await testKeyOf(database))(database.users[account]),
    tokenFor: async userId => (await testKeyOf(database))(userId),
  }
}

export const credentialsOf = (account: PlayAccount) => ({
  mailaddress: mailOf(account),
  password: PLAY_PASSWORD,
  sharedDevice: false,
})

/** Signs an account of the play world in at any server. @returns its access token. */
export async function signIn(url: string, account: PlayAccount, origin = url): Promise<string> {
  const answer = await send(`${url}/api/Identity/signIn`, {
    method: 'POST',
    headers: { origin },
    body: credentialsOf(account),
  })
  if (answer.status !== 200) throw new Error(`${account} was not signed in: ${answer.text}`)
  return (answer.json as { accessToken: string }).accessToken
}

/** A folder that is removed at the end of the run. */
export function freshFolder(name: string): string {
  const folder = join(inject('runFolder'), name)
  mkdirSync(folder, { recursive: true })
  return folder
}
