// The desks of replays: what a master writes (C109, C111), what the office checks (C110).
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { QUEUE_SHOWN } from '#rules/scenario/lists.ts'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { stateOfCode } from '#rules/scenario/states.ts'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { countPhases } from '../scenario/list/page-of.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioChoice, scenarioPhase } from '../scenario/tables/scenario.ts'
import { deskCards } from '../scenario-desk/desk-cards.ts'
import { type DeskPhase, readableDesk } from '../scenario-desk/own-desk.ts'
import { worldItem, worldToken } from '../world/tables.ts'
import { readCast } from './cast.ts'
import { commentsOf } from './notes.ts'
import { findReplay } from './replay-row.ts'
import { scenarioReplay, scenarioReplayVersion } from './tables.ts'

const isWritten = [...statesOfGroup.writing, 'completed'] as const

async function deskRows(
  db: Db,
  wanted: { where: SQL | undefined; orderBy: SQL[]; limit?: number; offset?: number; now: Date },
) {
  const cards = await deskCards(db, wanted)
  if (cards.length === 0) return []
  const replays = await db
    .select()
    .from(scenarioReplay)
    .where(
      inArray(
        scenarioReplay.scenarioId,
        cards.map(({ scenarioId }) => scenarioId),
      ),
    )
  return cards.map(({ texts, daysLate, reason: _, version: __, ...card }) => {
    const replay = replays.find(({ scenarioId, phase }) => scenarioId === card.scenarioId && phase === card.phase)
    const begun = replay ?? { state: 'writing' as const, stateSince: card.dates.playingUntil ?? wanted.now, length: 0 }
    const { state, stateSince, length } = begun
    return { card, state, stateSince, length, texts, daysLate, publishAt: replay?.publishAt ?? null }
  })
}

type Listed = {
  userId: string
  scenarioStatus?: readonly number[] | undefined
  worldId?: string | undefined
  pageStart: number
  perPage: number
  now: Date
}

export async function getList(db: Db, { userId, scenarioStatus = [], worldId, pageStart, perPage, now }: Listed) {
  const isOffice = (await adminOf(db, userId)) !== null
  const asked = scenarioStatus.flatMap(code => stateOfCode(code) ?? [])
  const states = isWritten.filter(state => asked.length === 0 || asked.includes(state))
  const where = and(
    isOffice ? undefined : and(eq(scenario.masterId, userId), eq(scenario.isStaff, false)),
    states.length === 0 ? sql`false` : inArray(scenarioPhase.state, states),
    worldId === undefined ? undefined : eq(scenarioPhase.worldId, worldId),
  )
  const [counted] = await db
    .select({ count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(where)
  return {
    scenarioList: await deskRows(db, {
      where,
      // Late ones first, then what is due next; finished ones last, the newest first.
      orderBy: [
        sql`array_position(array['late', 'resolving', 'completed'], ${scenarioPhase.state})`,
        sql`case when ${scenarioPhase.state} = 'completed' then null else ${scenarioPhase.replayDueAt} end`,
        desc(scenarioPhase.stateSince),
        desc(scenarioPhase.scenarioId),
      ],
      limit: perPage,
      offset: (pageStart - 1) * perPage,
      now,
    }),
    count: counted?.count ?? 0,
    serverTime: now,
  }
}

type Queue = { perPage?: number | undefined; now: Date }

export async function getCheckList(db: Db, { perPage = QUEUE_SHOWN, now }: Queue) {
  const inState = (state: ReplayState) =>
    sql`exists (select 1 from scenario_replay r where r.scenario_id = ${scenarioPhase.scenarioId}
      and r.phase = ${scenarioPhase.phase} and r.state = ${state})`
  const first = (state: ReplayState, order: SQL) =>
    deskRows(db, { where: inState(state), orderBy: [order, asc(scenarioPhase.scenarioId)], limit: perPage, now })
  const of = (column: SQL) => sql`(select ${column} from scenario_replay r
    where r.scenario_id = ${scenarioPhase.scenarioId} and r.phase = ${scenarioPhase.phase})`
  return {
    scenarioList: await first('checking', of(sql`r.state_since`)),
    count: await countPhases(db, inState('checking')),
    awaitingList: await first('awaiting', of(sql`r.publish_at`)),
    awaitingCount: await countPhases(db, inState('awaiting')),
    serverTime: now,
  }
}

/** @throws SCENARIO_NOT_FOUND before the deadline of the texts */
export async function getDetail(db: Db, asked: PhaseKey & { worldId: string; userId: string; now: Date }) {
  const own = await readableDesk(db, asked)
  const isOwn = own.masterId === asked.userId
  const [row] = await deskRows(db, {
    where: and(isPhase(own), inArray(scenarioPhase.state, [...isWritten])),
    orderBy: [sql`1`],
    now: asked.now,
  })
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  const found = await findReplay(db, own, asked.now)
  // Replays that the master is still writing are the master's alone.
  const isOpen = isOwn || !['writing', 'returned'].includes(found.state)
  const { replay, version, state, publishAt } = found
  return {
    card: row.card,
    ...{ state, version, publishAt, isOwn },
    replay: toReplay(isOpen ? replay : { ...replay, body: '', partList: [] }),
    castList: await readCast(db, own, isOwn),
    scenarioChoiceList: await choicesOf(db, own),
    itemList: await itemsOf(db, own.worldId),
    moneyName: await moneyOf(db, own.worldId),
    commentList: await commentsOf(db, own),
    versionList: await versionsOf(db, own),
    serverTime: asked.now,
  }
}

/** A replay with lists that an answer may hold. */
const toReplay = ({ body, result, castList, partList }: (typeof scenarioReplay.$inferSelect)['replay']) => ({
  ...{ body, result },
  castList: castList.map(one => ({ ...one, items: [...one.items], deletedItems: [...one.deletedItems] })),
  partList: partList.map(part => ({ ...part, entryIds: [...part.entryIds] })),
})

const choicesOf = (db: Db, { scenarioId, phase }: PhaseKey) =>
  db
    .select({ chooseId: scenarioChoice.chooseId, name: scenarioChoice.name })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
    .orderBy(asc(scenarioChoice.chooseId))

const itemsOf = (db: Db, worldId: string) =>
  db
    .select({ itemCode: worldItem.itemCode, itemName: worldItem.itemName })
    .from(worldItem)
    .where(eq(worldItem.worldId, worldId))
    .orderBy(asc(worldItem.itemCode))

/** Name of the money that replays give: the first token of the world. */
export async function moneyOf(db: Db, worldId: string): Promise<string> {
  const [token] = await db
    .select({ name: worldToken.name })
    .from(worldToken)
    .where(and(eq(worldToken.worldId, worldId), eq(worldToken.tokenNo, 1)))
  return token?.name ?? 'お金'
}

const versionsOf = (db: Db, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      version: scenarioReplayVersion.version,
      state: scenarioReplayVersion.state,
      userName: appUser.userName,
      comment: scenarioReplayVersion.comment,
      createdAt: scenarioReplayVersion.createdAt,
    })
    .from(scenarioReplayVersion)
    .leftJoin(appUser, eq(appUser.userId, scenarioReplayVersion.userId))
    .where(and(eq(scenarioReplayVersion.scenarioId, scenarioId), eq(scenarioReplayVersion.phase, phase)))
    .orderBy(desc(scenarioReplayVersion.createdAt), desc(scenarioReplayVersion.version))

/** @throws SCENARIO_NOT_FOUND */
export async function getVersion(db: Db, own: DeskPhase, { version, state }: { version: number; state: ReplayState }) {
  const [row] = await db
    .select({ replay: scenarioReplayVersion.replay })
    .from(scenarioReplayVersion)
    .where(
      and(
        eq(scenarioReplayVersion.scenarioId, own.scenarioId),
        eq(scenarioReplayVersion.phase, own.phase),
        eq(scenarioReplayVersion.version, version),
        eq(scenarioReplayVersion.state, state),
      ),
    )
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  return { replay: toReplay(row.replay) }
}
