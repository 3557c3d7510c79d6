// Notices of a theme: its master is told of the office's decision, the office of a theme that waits.

import { sql } from 'drizzle-orm'
import type { OmnibusStep } from '#rules/order/omnibus.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { isAdmin } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'

type Told = {
  omnibus: { omnibusId: number; masterId: string; title: string }
  step: OmnibusStep
  to: 'master' | 'office'
  /** User who acted, and is not told. */
  by: string
}

export async function tellOfOmnibus(tx: Tx, now: Date, { omnibus, step, to, by }: Told): Promise<void> {
  const { omnibusId, masterId, title } = omnibus
  const listeners = to === 'master' ? [masterId] : await theOffice(tx)
  // The same order in all transactions, because each takes the locks of several users' events.
  for (const userId of listeners.filter(one => one !== by).sort()) {
    await lockUserEvents(tx, userId)
    const event = to === 'office' ? 'theme.waits' : 'theme.decided'
    await notify(tx, now, { userId, event, facts: { omnibusId, step, to, title }, kind: 'omnibus' })
  }
}

const userColumn = columnsOf(appUser, null, ['userId'])

async function theOffice(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(
    sql`select ${userColumn} from app_user where ${isAdmin(sql`app_user.user_id`)}`,
  )
  return rows.map(({ userId }) => userId)
}
