// Published extras as readers see them: beside the replay of their chapter, and one by one.
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { publishedPhase } from '../scenario/detail.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { type ExtraRights, extraRights } from './extra-rights.ts'
import type { ExtraRow } from './extra-row.ts'
import { scenarioExtra } from './tables.ts'

const face = ({ extraId, title, teaser, price, length, publishedAt }: ExtraRow, rights: ExtraRights) => ({
  ...{ extraId, title, teaser, price, length, isBought: rights.isBought, isReadable: rights.isReadable },
  publishedAt: publishedAt ?? new Date(0),
})

/** @throws SCENARIO_NOT_FOUND */
export async function getExtraList(db: Db, asked: PhaseKey & { worldId: string; userId: string | null; now: Date }) {
  const { row } = await publishedPhase(db, asked)
  const extras = await db
    .select()
    .from(scenarioExtra)
    .where(
      and(
        eq(scenarioExtra.scenarioId, row.scenarioId),
        eq(scenarioExtra.phase, row.phase),
        eq(scenarioExtra.state, 'published'),
      ),
    )
    .orderBy(asc(scenarioExtra.publishedAt), asc(scenarioExtra.extraId))
  const rightsOf = await extraRights(db, extras, asked.userId)
  return {
    extraList: extras.flatMap(extra => {
      const rights = rightsOf(extra.extraId)
      return rights.isThere ? [face(extra, rights)] : []
    }),
    serverTime: asked.now,
  }
}

type ExtraQuery = { extraId: number; userId: string | null; now: Date }

/** @throws EXTRA_NOT_FOUND */
export async function getExtra(db: Db, asked: ExtraQuery) {
  const found = await findExtra(db, asked)
  if (!found) throw refuse('EXTRA_NOT_FOUND')
  return found
}

/** A published one as a user may see it; null when there is none for them. */
export async function findExtra(db: Db, { extraId, userId, now }: ExtraQuery) {
  const [found] = await db
    .select({ extra: scenarioExtra, scenarioTitle: scenario.title, masterName: nameOfMaster })
    .from(scenarioExtra)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioExtra.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenarioExtra.masterId))
    .where(and(eq(scenarioExtra.extraId, extraId), eq(scenarioExtra.state, 'published')))
  if (!found) return null
  const { extra, scenarioTitle, masterName } = found
  const rights = (await extraRights(db, [extra], userId))(extraId)
  if (!rights.isThere) return null
  const { worldId, scenarioId, phase } = extra
  return {
    ...face(extra, rights),
    ...{ worldId, scenarioId, phase, scenarioTitle, masterName },
    body: rights.isReadable ? extra.body : null,
    serverTime: now,
  }
}
