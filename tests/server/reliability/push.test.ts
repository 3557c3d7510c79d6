// B31: many devices at four push services, one of which loses answers, one is slow, one dead for a while, one has ended its
// subscriptions, while the server is killed. Every notice reaches its device at least once, always with the same number and
// topic, and is shown there once; nothing comes that was read, had become untrue, or is another's. A second process helps.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fateHere } from '#rules/notices/push.ts'
import { appUser, quietHours } from '#server/areas/identity/tables.ts'
import { waysWith } from '#server/areas/notice/jobs.ts'
import { notify } from '#server/areas/notice/notify.ts'
import { stopPushing } from '#server/areas/notice/push/lanes.ts'
import { sweepNotices } from '#server/areas/notice/sweep.ts'
import { pushSubscription } from '#server/areas/notice/tables.ts'
import { noticeChecks } from '#server/areas/notice-checks.ts'
import { createDb, createPool, type Db, transact } from '#server/db/client.ts'
import { systemClock, unmovedStory } from '#server/platform/clock.ts'
import type { JobContext } from '#server/platform/jobs/run.ts'
import { openPush } from '#server/platform/push/open-push.ts'
import { lockUserEvents } from '#server/platform/realtime/publish.ts'
import { inParallel } from '../../support/claims.ts'
import { jobContext } from '../../support/job-context.ts'
import { openPushService, type PushDevice, type PushService } from '../../support/push-service.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedUrl } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { every, type Supervisor, supervise } from '../../support/supervisor.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { takeTurn } from '../../support/turn.ts'

const DEVICES = size(80, 10_000)
const SLOW_MS = 200
const ANSWERS_LOST = 0.1
/** Time for which something may stand still before the second process looks after it, in place of minutes. */
const STILL_MS = 2_000
const names = ['good', 'slow', 'dead', 'ended'] as const
type Name = (typeof names)[number]
/** Of ten devices. */
const share: readonly Name[] = ['good', 'good', 'good', 'good', 'good', 'good', 'slow', 'dead', 'dead', 'ended']
type Fate = 'told' | 'read' | 'untrue' | 'read while it waits'
type Person = { userId: string; at: Name; fate: Fate; device: PushDevice }

takeTurn()
const dataDir = dataFolder('b31')
const random = randomOf('B31')
let server: Supervisor
let [db, closeDb]: [Db, () => Promise<void>] = [] as never
let services: Record<Name, PushService>
let publicKey: string | null = null
let second: JobContext
const ways = waysWith(noticeChecks)

beforeAll(async () => {
  const opened = await Promise.all(names.map(() => openPushService(() => publicKey)))
  services = Object.fromEntries(names.map((name, nth) => [name, opened[nth]])) as typeof services
  const standIns = opened.map(({ origin }) => origin)
  server = await supervise({ DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '1', PUSH_STAND_IN: standIns.join(',') })
  const pool = createPool({ url: embeddedUrl(dataDir), max: 8, role: null, name: 'tsumugi-test' })
  ;[db, closeDb] = [createDb(pool), () => pool.end()]
  const push = await openPush(db, { PUSH_STAND_IN: standIns })
  publicKey = push.publicKey
  const later = { now: () => new Date(Date.now() + 6 * 60_000) }
  // Its story runs some minutes ahead, so that what has stood still is overdue; what it sends goes by the system's clock.
  second = {
    ...jobContext({ db, files: {} as JobContext['files'], clock: systemClock, push }),
    story: unmovedStory(later),
  }
}, limitSeconds(120))

afterAll(async () => {
  if (second) await stopPushing(second.push)
  await closeDb?.()
  await server?.stop()
  await Promise.all(Object.values(services ?? {}).map(service => service.close()))
})

function person(nth: number): Person {
  const at = share[nth % share.length] ?? 'good'
  const untold: Fate = random.chance(0.5) ? 'read' : 'untrue'
  const fate: Fate = random.chance(0.1) ? untold : at === 'dead' && random.chance(0.5) ? 'read while it waits' : 'told'
  return { userId: `push-${nth}`, at, fate, device: services[at].addDevice() }
}

async function seed(people: readonly Person[]): Promise<void> {
  const now = new Date()
  for (let from = 0; from < people.length; from += 1_000) {
    const some = people.slice(from, from + 1_000)
    await db.insert(appUser).values(
      some.map(({ userId: id }) => ({
        userId: id,
        publicUserId: id,
        userName: id,
        mailaddress: `${id}@x.example`,
        createdAt: now,
      })),
    )
    await db.insert(quietHours).values(some.map(({ userId }) => ({ userId, isOn: false, fromMinute: 0, toMinute: 30 })))
    await db.insert(pushSubscription).values(
      some.map(({ userId, device: { endpoint, p256dh, auth } }) => ({
        userId,
        endpoint,
        p256dh,
        auth,
        createdAt: now,
        seenAt: now,
      })),
    )
  }
}

/** Tells one person, half a minute ago, so that the head start of the app is over. */
const tell = ({ userId, fate }: Person, nth: number): Promise<void> =>
  transact(db, async tx => {
    await lockUserEvents(tx, userId)
    const of = { scenarioId: nth + 1, phase: 1, worldId: 'harbor', title: '霧笛', userId }
    const facts =
      fate === 'untrue'
        ? { ...of, act: 'draw', entry: 'won' as const }
        : { ...of, act: 'complete', entry: 'seated' as const }
    const event = fate === 'untrue' ? 'scenario.seat' : 'scenario.replay'
    await notify(tx, new Date(Date.now() - 30_000), { userId, event, facts })
    if (fate === 'read') await tx.execute(sql`update notice set read_at = now() where user_id = ${userId}`)
  })

type Left = { waiting: number; queued: number; dead: number }
const leftNow = async (): Promise<Left> => {
  const { rows } = await db.execute<Left>(sql`
    select (select count(*)::int from notice_delivery where state = 'waiting' and channel = 'push') as waiting,
      (select count(*)::int from push_queue where origin <> ${services.dead.origin}) as queued,
      (select count(*)::int from push_queue where origin = ${services.dead.origin}) as dead`)
  return rows[0] as Left
}

/** Waits until nothing is left, and looks after what has stood still, as the minutes of a running service do. */
async function until(isDone: (left: Left) => boolean): Promise<void> {
  let [last, since] = ['', Date.now()]
  for (;;) {
    const left = await stubbornly(leftNow)
    if (isDone(left)) return
    const now = JSON.stringify(left)
    if (now !== last) [last, since] = [now, Date.now()]
    if (Date.now() - since > STILL_MS) {
      await stubbornly(() =>
        db.execute(sql`update push_queue set next_at = now() where origin <> ${services.dead.origin}`),
      )
      await stubbornly(() => sweepNotices(second, ways))
      since = Date.now()
    }
    await sleep(200)
  }
}

/** Fault of what came to a device, and how often it came. */
function faultOf({ userId, at, fate, device: { arrived } }: Person): string | null {
  const isTold = fate === 'told' && at !== 'ended'
  if (!isTold) return arrived.length === 0 ? null : `${userId} (${at}, ${fate}) was told ${arrived.length} times`
  const [first] = arrived
  if (!first) return `${userId} (${at}) was told nothing`
  const shown: number[] = []
  let times = 0
  for (const { message, topic, bytes } of arrived) {
    if (message.noticeId !== first.message.noticeId || topic !== first.topic)
      return `${userId}: another number or topic`
    if (message.title !== 'つむぎ' || bytes > 4_096) return `${userId}: ${message.title}, ${bytes} bytes`
    const here = fateHere(message, userId, shown)
    if (here === 'foreign') return `${userId}: of another`
    if (here === 'new') times += 1
    shown.push(message.noticeId)
  }
  return times === 1 ? null : `${userId} was shown it ${times} times`
}

test(`${DEVICES} devices: each notice at least once, shown once, none that was read or untrue`, {
  timeout: limitSeconds(180),
}, async () => {
  const started = performance.now()
  const people = Array.from({ length: DEVICES }, (_, nth) => person(nth))
  await seed(people)
  services.good.behave(() => (random.chance(ANSWERS_LOST) ? 'lost' : 201))
  services.slow.behave(() => sleep(SLOW_MS, 201))
  services.ended.behave(() => 410)
  await services.dead.die()
  const stopKills = every(size(6_000, 20_000), size(800, 5_000), server.killServer)
  await inParallel(people, 4, async one => {
    await stubbornly(() => tell(one, people.indexOf(one)))
  })
  const written = performance.now()
  await until(({ waiting, queued }) => waiting === 0 && queued === 0)
  await stopKills()
  const others = performance.now()
  await stubbornly(() =>
    db.execute(
      sql`update notice set read_at = now() where user_id = any(${sql.param(
        people.filter(({ fate }) => fate === 'read while it waits').map(({ userId }) => userId),
      )}::text[])`,
    ),
  )
  const tried = services.dead.asked()
  await services.dead.revive()
  // A new process knows of no pause; what waits for its time is brought nearer.
  await server.killServer()
  await stubbornly(() => db.execute(sql`update push_queue set next_at = now()`))
  await until(({ waiting, queued, dead }) => waiting + queued + dead === 0)
  const seconds = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(1)
  const faults = [
    ...people.flatMap(one => faultOf(one) ?? []),
    ...Object.values(services).flatMap(service => service.faults),
  ]
  const came = people.reduce((sum, { device }) => sum + device.arrived.length, 0)
  const reached = people.filter(({ device }) => device.arrived.length > 0).length
  const { rows } = await db.execute<{ ended: number }>(
    sql`select count(*)::int as ended from push_subscription where endpoint like ${`${services.ended.origin}%`}`,
  )
  report(
    `B31: ${DEVICES} devices, ${reached} reached by ${came} pushes, ${people.filter(({ fate }) => fate !== 'told').length} read or untrue;`,
    `written in ${seconds(started, written)} s, all but the dead service done ${seconds(written, others)} s later, that one ${seconds(others)} s;`,
    `${server.kills.server} server kills`,
  )
  report(`B31: ${DEVICES - Math.min(DEVICES, faults.length)} passed, ${faults.length} failed`)
  expect({ faults: faults.slice(0, 20), errors: server.errors() }).toEqual({ faults: [], errors: [] })
  // Only devices whose notice was worth sending were asked for at the service that has ended them.
  const asked = new Set(people.filter(({ at, fate }) => at === 'ended' && fate === 'told')).size
  expect(rows[0]?.ended).toBe(people.filter(({ at }) => at === 'ended').length - asked)
  expect(tried).toBe(0)
  expect(came).toBeGreaterThan(reached)
  expect(server.kills.server).toBeGreaterThanOrEqual(2)
})
