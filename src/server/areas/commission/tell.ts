// Job that tells the parties of an act on a commission, each once.
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { commissionNews } from '#rules/commission/news.ts'
import { COMMISSION_TRANSITIONS, type CommissionTransition } from '#rules/commission/transitions.ts'
import type { CommissionParty } from '#rules/tailor-address.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { isAdmin } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { TELL_COMMISSION_JOB } from './change.ts'
import { type CommissionRow, lockCommission } from './own-commission.ts'
import { commissionLog } from './tables.ts'

const payloadShape = z.object({ logId: z.number().int().min(1) })

/** Parties that hear of acts beside changes of state. */
const beside: Record<string, readonly CommissionParty[]> = {
  place: ['creator'],
  say: ['client', 'creator'],
  late: ['client', 'creator'],
}

export const tellCommissionJob: Job = {
  name: TELL_COMMISSION_JOB,
  run: async ({ db, story }, payload) => tellOfCommission(db, payloadShape.parse(payload).logId, await story.now(db)),
}

export const tellOfCommission = (db: Db, logId: number, now: Date): Promise<void> =>
  transact(db, async tx => {
    // The mark is written in the transaction of the notices, so that a job that runs twice tells once.
    const [told] = await tx
      .update(commissionLog)
      .set({ toldAt: now })
      .where(and(eq(commissionLog.logId, logId), isNull(commissionLog.toldAt)))
      .returning()
    if (!told) return
    const row = await lockCommission(tx, told.commissionId)
    const transition = (COMMISSION_TRANSITIONS as readonly CommissionTransition[]).find(({ name }) => name === told.act)
    const parties = transition?.tells ?? beside[told.act] ?? []
    const listeners = (await Promise.all(parties.map(party => usersOf(tx, row, party)))).flat()
    const heard = new Set<string>()
    // The same order in all jobs, because each takes the locks of several users' events.
    for (const { userId, party } of listeners.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
      if (userId === told.userId || heard.has(userId) || commissionNews(told.act, party) === null) continue
      heard.add(userId)
      await lockUserEvents(tx, userId)
      const facts = { commissionId: row.commissionId, title: row.title, act: told.act, party }
      await notify(tx, now, { userId, event: 'commission.step', facts, kind: 'order' })
    }
  })

const admins = columnsOf(appUser, null, ['userId'])

async function usersOf(tx: Tx, { clientId, creatorUserId }: CommissionRow, party: CommissionParty) {
  if (party !== 'office') return [{ userId: party === 'client' ? clientId : creatorUserId, party }]
  const { rows } = await tx.execute<RowOf<typeof admins>>(sql`
    select ${admins} from app_user where ${isAdmin(sql`app_user.user_id`)}`)
  return rows.map(({ userId }) => ({ userId, party }))
}
