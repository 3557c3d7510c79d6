// Job that tells followers of a master, and of an opening also everybody with a call that it fits: some at a time, each once,
// also when several calls fit, a job runs twice, or the opening is published again.
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { scenarioType } from '#rules/codes/scenario.ts'
import { followerNewsOf } from '#rules/scenario/news.ts'
import { isPublished } from '#rules/scenario/states.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { enqueue, type Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenario, scenarioLog, scenarioPhase } from '../scenario/tables/scenario.ts'
import { userFollowMaster } from './tables.ts'

const FOLLOWERS_JOB = 'tell-followers'
/** Receivers of one transaction, which holds a lock for each. */
const BATCH = 200

/** @property after last receiver of the batch before */
const payloadShape = z.object({ logId: z.number().int().min(1), after: z.string() })

export const followersJob: Job = {
  name: FOLLOWERS_JOB,
  run: async ({ db, story }, payload) => tellFollowers(db, payloadShape.parse(payload), await story.now(db)),
}

/** Queues the job for a line of the log. */
export const queueFollowers = (tx: Tx, logId: number, after = ''): Promise<void> =>
  enqueue(tx, { name: FOLLOWERS_JOB, payload: { logId, after }, key: `${FOLLOWERS_JOB}:${logId}:${after}` })

export const tellFollowers = (db: Db, { logId, after }: z.infer<typeof payloadShape>, now: Date): Promise<void> =>
  transact(db, async tx => {
    const [row] = await tx
      .select({ log: scenarioLog, of: scenario, state: scenarioPhase.state, masterName: nameOfMaster })
      .from(scenarioLog)
      .innerJoin(scenario, eq(scenario.scenarioId, scenarioLog.scenarioId))
      .innerJoin(scenarioPhase, isPhase(scenarioLog))
      .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
      .where(eq(scenarioLog.logId, logId))
    const news = row && followerNewsOf(row.log.act)
    // A scenario that was taken back meanwhile is no news.
    if (!row || !news || !isPublished(row.state)) return
    // Participants of a private order are told as players, and nobody else may know of it.
    if (row.of.isPrivate && row.of.type !== scenarioType.normal) return
    const { log, of, masterName } = row
    const { scenarioId, phase, act } = log
    const found = await receiversOf(tx, {
      ...of,
      scenarioId,
      phase,
      isOpening: news === 'opening',
      at: log.createdAt,
      after,
    })
    const told = { scenarioId, phase, worldId: of.worldId, title: of.title, act, masterName }
    for (const { userId, follows } of found) {
      await lockUserEvents(tx, userId)
      // The mark is written with the notice, so that a job that runs twice tells once.
      const { rowCount } = await tx.execute(sql`
        insert into follower_told (scenario_id, phase, news, user_id, told_at)
        values (${scenarioId}, ${phase}, ${news}, ${userId}, ${now.toISOString()}) on conflict do nothing`)
      if (!rowCount) continue
      const facts = { ...told, entry: follows ? ('follower' as const) : ('call' as const) }
      await notify(tx, now, { userId, event: 'scenario.follower', facts, kind: 'scenario' })
    }
    const last = found.at(-1)
    if (last && found.length === BATCH) await queueFollowers(tx, logId, last.userId)
  })

type Asked = {
  scenarioId: number
  phase: number
  masterId: string
  worldId: string
  kind: number
  isOpening: boolean
  at: Date
  after: string
}

const idColumn = columnsOf(userFollowMaster, 'one', ['userId'])

/** The next receivers by their ids, without users whose entry the change concerns: those are told as players. */
async function receiversOf(tx: Tx, { scenarioId, phase, masterId, worldId, kind, isOpening, at, after }: Asked) {
  const { rows } = await tx.execute<RowOf<typeof idColumn> & { follows: boolean }>(sql`
    select ${idColumn}, bool_or(one.follows) as follows from (
      select f.user_id, true as follows from user_follow_master f where f.master_id = ${masterId}
      union all
      select c.user_id, false from master_call c where ${isOpening} and not c.is_muted
        and (c.master_id is null or c.master_id = ${masterId}) and (c.world_id is null or c.world_id = ${worldId})
        and (c.kind is null or c.kind = ${kind})) one
    where one.user_id > ${after} and one.user_id <> ${masterId} and not exists (
      select 1 from scenario_entry e where e.user_id = one.user_id and e.scenario_id = ${scenarioId}
        and e.phase = ${phase} and (e.ended_at is null or e.ended_at = ${at.toISOString()}))
    group by one.user_id order by one.user_id limit ${BATCH}`)
  return rows
}
