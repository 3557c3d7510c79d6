// Assembles the process: database, migrations, demo, jobs, events, web server; and takes it apart in the reverse order.
import type { AddressInfo } from 'node:net'
import { calendarReader } from './areas/calendar/feed.ts'
import { createEmbeddedProvider } from './areas/identity/embedded-provider.ts'
import { createFirebaseIdentity } from './areas/identity/firebase-provider.ts'
import { createSocialClients } from './areas/identity/social/clients.ts'
import { jobs, topicRights } from './areas/index.ts'
import { stopPushing } from './areas/notice/push/lanes.ts'
import { countNovels } from './areas/novel/written-facts.ts'
import { ownPreview } from './areas/ogp/own-pages.ts'
import { isListedPath, isRenderedPath } from './areas/rendered-pages.ts'
import { sitemapEntries } from './areas/sitemap.ts'
import { type Config, hasBuiltApp } from './config.ts'
import { createDb, createPool, type Db, isDatabaseDown } from './db/client.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openReplica } from './db/replica.ts'
import { readDemoPeople } from './demo/people.ts'
import { seedDemo } from './demo/seed.ts'
import { watchParts } from './figures.ts'
import { healthOf } from './health.ts'
import { type BotCheck, createAltcha, noBotCheck } from './platform/bot-check.ts'
import { createRecaptcha } from './platform/bot-check-recaptcha.ts'
import { type Clock, systemClock, unmovedStory } from './platform/clock.ts'
import type { Services } from './platform/context.ts'
import { folderError, fullDisk, prepareFolder } from './platform/data-folder.ts'
import { createFaults, faultOf } from './platform/faults.ts'
import { filesFolder, openFiles } from './platform/files.ts'
import { createAccountWord } from './platform/firebase/account-word.ts'
import { createAccountDeletion } from './platform/firebase/delete-account.ts'
import { createDocuments } from './platform/firebase/documents.ts'
import { createAccountMaking } from './platform/firebase/make-account.ts'
import { declaredCalls } from './platform/http/declared.ts'
import { checkPort, listen } from './platform/http/listen.ts'
import { makeOpenApiDocument } from './platform/http/open-api.ts'
import { createPlaces, keepLooking } from './platform/http/places.ts'
import { createWebServer } from './platform/http/server.ts'
import { keepJobsRunning } from './platform/jobs/keep-running.ts'
import type { Job } from './platform/jobs/run.ts'
import { createLogger } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { createMetrics } from './platform/metrics.ts'
import { createSafeFetch } from './platform/outside/safe-fetch.ts'
import { openPush } from './platform/push/open-push.ts'
import { createRateLimits, noLimits } from './platform/rate-limits.ts'
import { documentJobs } from './platform/realtime/document-jobs.ts'
import { createRealtimeHub } from './platform/realtime/hub.ts'
import { StartError } from './platform/start-error.ts'
import { movableStory, storyAhead } from './platform/story-time.ts'

const DRAIN_MS = 10_000
const WATCH_MS = 300
const JOB_CONNECTIONS = 4

export type Running = {
  /** Address to open. */
  url: string
  /** Whether demo accounts can be used to sign in. */
  demo: boolean
  stop: () => Promise<void>
}

export async function start(
  config: Config,
  options: { say?: (step: string) => void; clock?: Clock } = {},
): Promise<Running> {
  const say = options.say ?? (() => {})
  const clock = options.clock ?? systemClock
  const log = createLogger(config.LOG_LEVEL)
  declaredCalls()

  const closers: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch(error => log.error({ reason: (error as Error).message }, 'a part did not stop cleanly'))
    }
  }
  try {
    const faults = createFaults(log)
    await checkPort(config)
    prepareFolder(filesFolder(config.dataDir), config.dataDir)
    const embedded = config.DATABASE_URL ? null : await openEmbedded(config, say)
    if (embedded) closers.push(() => embedded.release(), watch(embedded, log))
    const url = config.DATABASE_URL ?? embedded?.url ?? ''

    const { role } = await migrate(url, config.DATABASE_APP_URL)
    if (!role && !config.DATABASE_APP_URL) {
      log.warn('the database user may not create roles: the server works with the right to change tables')
    }
    const workUrl = config.DATABASE_APP_URL ?? url
    const documents = config.firebase?.web.documents ?? false
    const connections = { url: workUrl, max: config.DATABASE_POOL, role, name: 'tsumugi' }
    const pool = createPool({ ...connections, documents, faults })
    closers.push(() => pool.end())
    const db = createDb(pool)
    await countNovels(db)
    const replica = config.DATABASE_REPLICA_URL
      ? openReplica({ ...connections, url: config.DATABASE_REPLICA_URL, primary: workUrl }, log)
      : null
    if (replica) closers.push(() => replica.close())

    const files = await openFiles(config, faults)
    const { identity: provider, createAccount } = await openIdentity(db, config)
    const demo =
      createAccount !== null && (await seedDemo({ db, files, clock, createAccount, wanted: config.DEMO, say }))
    refuseOpenDemo(config, demo)
    const runsDemo = demo && config.DEMO
    if (!runsDemo && (await storyAhead(db)) > 0) throw new StartError(STORY_IS_AHEAD)
    const identity = runsDemo ? { ...provider, demoPeople: () => readDemoPeople(db) } : provider
    const story = runsDemo ? movableStory(clock) : unmovedStory(clock)

    const { mailer, mails } = openMailer(config)
    if (mailer) closers.push(async () => mailer.end())
    else log.warn('no mail can be sent (SMTP_URL, PUBLIC_ORIGIN): nobody can sign up or have a password back')
    const makesAccounts = identity.firebase && identity.makeAccount !== null
    if (makesAccounts === false)
      log.warn('no account can be made at Firebase (FIREBASE_SERVICE_ACCOUNT): nobody can sign up by mail')
    const bots = await openBotCheck(db, clock, config)
    const limits = config.RATE_LIMITS ? createRateLimits(db, clock) : noLimits
    const push = await openPush(db, config)
    const outside = createSafeFetch()
    const parts = { db, replica, clock, story, log, identity, limits, files, outside, mailer, push, bots }
    const running = runsDemo ? (await import('./demo/running.ts')).runDemo(parts) : null
    const services: Services = { ...parts, demo: running }
    if (running) closers.push(() => running.stop())
    const jobPool = config.JOBS
      ? createPool({ url, max: JOB_CONNECTIONS, role: null, name: 'tsumugi-jobs', faults })
      : null
    if (jobPool) closers.push(() => jobPool.end())
    const jobQueue = jobPool
      ? await keepJobsRunning(jobPool, services, jobsOf(config, config.DEMO_LIVES ? running?.jobs : []))
      : null
    if (jobQueue)
      closers.push(
        () => stopPushing(push),
        () => jobQueue.stop(),
      )

    const hub = createRealtimeHub(db, workUrl, log, topicRights)
    closers.push(() => hub.close())
    // Registered before the address is taken, so that a start that fails there leaves no connection behind.
    closers.push(() => hub.close())
    const health = () =>
      healthOf({
        pool,
        faults,
        dataDir: config.dataDir,
        hasBucket: config.bucket !== null,
        hasOwnDatabase: embedded !== null,
        hasMailer: mailer !== null,
        makesAccounts,
        jobQueue,
      })
    const metrics = createMetrics()
    const places = createPlaces(log)
    const stopLooking = keepLooking(places)
    closers.push(async () => stopLooking())
    watchParts(metrics, { pool, jobPool, replica, health, places, streams: () => hub.open() })
    const web = await createWebServer({
      services,
      hub,
      proxy: { trustedProxies: config.TRUSTED_PROXIES, publicOrigin: config.PUBLIC_ORIGIN },
      distDir: hasBuiltApp(config) ? config.distDir : null,
      openApi: makeOpenApiDocument,
      mails,
      calendar: calendarReader({ db, story }),
      readCard: async path => ownPreview(db, path, await story.now(db)),
      metrics: { of: metrics, token: config.METRICS_TOKEN },
      filesOrigin: config.filesOrigin,
      health,
      places,
      sitemap: async () => sitemapEntries(db, await story.now(db)),
      isRendered: config.RENDER ? isRenderedPath : undefined,
      isListed: isListedPath,
    })
    await listen(web.server, config)
    closers.push(async () => {
      web.markNotReady()
      await hub.close()
      await web.drain(DRAIN_MS)
    })
    const { port } = web.server.address() as AddressInfo
    const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST
    return { url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`, demo, stop }
  } catch (error) {
    await stop()
    throw startErrorOf(error, config)
  }
}

/** Reason of a failed start, as a sentence when it is known. */
function startErrorOf(error: unknown, { dataDir }: Config): unknown {
  const ofFolder = folderError(error, dataDir)
  if (ofFolder instanceof StartError) return ofFolder
  const met = faultOf(error)
  if (met?.fault === 'damaged') return new StartError(DAMAGED)
  if (met) return new StartError(met.part === 'files' ? fullDisk(dataDir) : FULL)
  return isDatabaseDown(error)
    ? new StartError('The database went away while the server was starting: start it again.')
    : error
}

const FULL = 'The disk of the database is full: free some room there and start again.'
const STORY_IS_AHEAD =
  'The story time of this database was moved forward in a demo: start it with DEMO=1, or use another database.'
const DAMAGED = 'The database is damaged: restore it from a backup, or find what is broken in its log.'

/** The bot check: a puzzle of our own, or reCAPTCHA by its settings. */
async function openBotCheck(db: Db, clock: Clock, config: Config): Promise<BotCheck> {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_STAND_IN: verifyAt } = config
  if (!config.BOT_CHECK) return noBotCheck
  return siteKey && secret ? createRecaptcha(db, clock, { siteKey, secret, verifyAt }) : createAltcha(db, clock)
}

/** Provider of the accounts. Only the embedded one makes them here, for the demo. */
async function openIdentity(db: Db, config: Config) {
  if (config.firebase) {
    const { web } = config.firebase
    const atFirebase = {
      deleteAccount: createAccountDeletion(config.firebase),
      makeAccount: createAccountMaking(config.firebase),
      ask: createAccountWord(web),
    }
    return {
      identity: createFirebaseIdentity(db, web, undefined, undefined, atFirebase),
      createAccount: null,
    }
  }
  return createEmbeddedProvider(db, {
    accessTokenSeconds: config.ACCESS_TOKEN_SECONDS,
    secureCookies: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    social: createSocialClients(config.social),
  })
}

/** @param instead jobs that stand for those of the same names */
function jobsOf({ firebase }: Config, instead: readonly Job[] = []): readonly Job[] {
  const documents = firebase?.web.documents ? documentJobs(createDocuments(firebase)) : []
  const others = [...jobs, ...documents].filter(({ name }) => !instead.some(job => job.name === name))
  return [...others, ...instead]
}

async function openEmbedded(config: Config, say: (step: string) => void): Promise<EmbeddedDatabase> {
  const { dataDir, DATABASE_FSYNC: fsync, walArchive } = config
  return startEmbedded({ dataDir, fsync, walArchive, say })
}

/** Starts the embedded database again whenever it has died; until then calls answer 503. */
function watch(embedded: EmbeddedDatabase, log: ReturnType<typeof createLogger>): () => Promise<void> {
  let stopped = false
  let said = ''
  const loop = async (): Promise<void> => {
    while (!stopped) {
      await new Promise(resolve => setTimeout(resolve, WATCH_MS))
      if (stopped) return
      const reason = await embedded.ensureRunning().then(
        () => '',
        error => (error as Error).message,
      )
      // The same reason is not logged three times a second.
      if (reason !== '' && reason !== said) log.error({ reason }, 'the database did not start again')
      said = reason
    }
  }
  const watching = loop()
  return async () => {
    stopped = true
    await watching
  }
}

/**
 * Refuses to open a server to the network while demo accounts, whose password is public, are in its database, unless DEMO is
 * set.
 */
function refuseOpenDemo(config: Config, demo: boolean): void {
  const open = config.HOST !== 'localhost' && config.HOST !== '::1' && !config.HOST.startsWith('127.')
  if (open && demo && !config.DEMO) {
    throw new StartError(
      'The database holds demo accounts, whose password is public, and HOST opens it to the network: use another database, or set DEMO=1 if that is meant.',
    )
  }
}
