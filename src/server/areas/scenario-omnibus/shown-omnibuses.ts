// Themes for players: lists, one with its episodes, its neighbours (C099 to C102). They show what was approved last.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { storiesOf } from '../order/plan-stories.ts'
import { scenarioOmnibus } from '../order/tables/plan.ts'
import { omnibusCards } from './omnibus-cards.ts'
import { approvedVersion, shownVersion } from './omnibus-row.ts'
import { templateOf } from './templates.ts'

const MOST_LISTED = 100
const MOST_RELATED = 12

/** Order of lists: themes that can be ordered first, then others that go on, then those that have ended. */
const openFirst = sql`order by t.state = 'closed', not t.is_accepting, t.approved_at desc, t.omnibus_id desc`

export async function getOmnibusList(db: Db, { worldId, now }: { worldId: string; now: Date }) {
  const omnibusList = await omnibusCards(db, sql`t.world_id = ${worldId}`, sql`${openFirst} limit ${MOST_LISTED}`)
  return { omnibusList, serverTime: now }
}

type Asked = { omnibusId: number; userId: string | null; now: Date }

/** @throws OMNIBUS_NOT_FOUND */
export async function getOmnibusDetail(db: Db, { omnibusId, userId, now }: Asked) {
  const [card] = await omnibusCards(db, sql`t.omnibus_id = ${omnibusId}`, sql``)
  const [row] = await db.select().from(scenarioOmnibus).where(eq(scenarioOmnibus.omnibusId, omnibusId))
  const approved = row && approvedVersion(row)
  if (!card || !approved) throw refuse('OMNIBUS_NOT_FOUND')
  return {
    ...card,
    ...(await shownVersion(db, approved)),
    templateTitle: (await templateOf(db, row.templateId)).title,
    episodeList: await storiesOf(db, sql`o.omnibus_id = ${omnibusId}`),
    isMine: row.masterId === userId,
    serverTime: now,
  }
}

type Beside = { worldId: string; omnibusId: number }

/** @throws OMNIBUS_NOT_FOUND */
async function shownOf(db: Db, { worldId, omnibusId }: Beside) {
  const [row] = await db
    .select({ templateId: scenarioOmnibus.templateId, masterId: scenarioOmnibus.masterId })
    .from(scenarioOmnibus)
    .where(
      and(
        eq(scenarioOmnibus.omnibusId, omnibusId),
        eq(scenarioOmnibus.worldId, worldId),
        isNotNull(scenarioOmnibus.approvedAt),
      ),
    )
  if (!row) throw refuse('OMNIBUS_NOT_FOUND')
  return row
}

/**
 * Masters with a theme of the same template, each with that theme; the theme's own master first.
 * @throws OMNIBUS_NOT_FOUND
 */
export async function getMasterList(db: Db, asked: Beside & { userId: string }) {
  const { templateId } = await shownOf(db, asked)
  const masterList = await omnibusCards(
    db,
    sql`t.template_id = ${templateId} and (t.state <> 'closed' or t.omnibus_id = ${asked.omnibusId})
      and ${meets(asked.userId, sql`u.user_id`)}`,
    sql`order by t.omnibus_id <> ${asked.omnibusId}, not t.is_accepting, t.approved_at desc, t.omnibus_id limit ${MOST_LISTED}`,
  )
  return { masterList }
}

/** @throws OMNIBUS_NOT_FOUND */
export async function getRelatedOmnibusList(db: Db, asked: Beside) {
  const { templateId, masterId } = await shownOf(db, asked)
  const omnibusList = await omnibusCards(
    db,
    sql`t.world_id = ${asked.worldId} and t.omnibus_id <> ${asked.omnibusId}
      and (t.template_id = ${templateId} or t.master_id = ${masterId})`,
    sql`${openFirst} limit ${MOST_RELATED}`,
  )
  return { omnibusList }
}
