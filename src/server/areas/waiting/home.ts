// Everything that waits for a user: dates of scenarios and replays, orders whose next step is theirs, applications, notices.
import { sql } from 'drizzle-orm'
import { classRequestName } from '#rules/notices/own-notices.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { byDate, type TodoKind, WAITING_MOST } from '#rules/waiting.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { application } from '../application/tables.ts'
import { listMine } from '../class-request/lists.ts'
import { countUnread, newestUnread } from '../notice/own-notices.ts'
import { getOrderList } from '../order/order-cards.ts'
import { getOwnScenarios } from '../scenario/entry/own-list.ts'
import { getHome as getDesk } from '../scenario-desk/home.ts'

type Known = { userId: string; now: Date }
type Todo = { kind: TodoKind; title: string; note: string; at: Date | null; href: string }

export async function getHome(db: Db, known: Known) {
  const { userId, now } = known
  const [taken, led, ordered, applicationList, noticeList, unread] = await Promise.all([
    takenPart(db, known),
    onDesk(db, known),
    orders(db, known),
    applications(db, userId),
    newestUnread(db, userId, WAITING_MOST.notices, now),
    countUnread(db, userId),
  ])
  const todoList = byDate([...taken, ...led, ...ordered]).slice(0, WAITING_MOST.todos)
  return { todoList, applicationList, noticeList, unread, serverTime: now }
}

/** Seats to confirm and texts to write. */
async function takenPart(db: Db, known: Known): Promise<Todo[]> {
  const { scenarioList } = await getOwnScenarios(db, known)
  return scenarioList.flatMap(({ worldId, scenarioId, phase, scenarioTitle, state, dates, entry }) => {
    const address = (page: string) =>
      `/world/${worldId}/scenario/${padScenarioId(scenarioId)}/${phase}/${page}?character=${entry.characterId}`
    const todo = { title: scenarioTitle, note: entry.characterFullName }
    if (entry.state === 'won' && state === 'priority')
      return { ...todo, kind: 'confirm' as const, at: dates.confirmUntil, href: address('participation') }
    if (entry.state === 'seated' && state === 'consultation' && entry.sentAt === null)
      return { ...todo, kind: 'playing' as const, at: dates.playingUntil, href: address('playing') }
    return []
  })
}

/** Replays that a master owes, and openings that the office has given back. */
async function onDesk(db: Db, known: Known): Promise<Todo[]> {
  const { runningList, rejectedList } = await getDesk(db, known)
  const replays = runningList.flatMap(({ worldId, scenarioId, phase, scenarioTitle, state, dates, daysLate }) =>
    state === 'resolving' || state === 'late'
      ? {
          ...{ kind: 'replay' as const, title: scenarioTitle, note: daysLate > 0 ? `${daysLate}日おくれ` : '' },
          at: dates.replayDueAt,
          href: `/myPage/scenario/replay/${worldId}/${padScenarioId(scenarioId)}/${phase}`,
        }
      : [],
  )
  const returned = rejectedList.map(({ worldId, scenarioId, phase, scenarioTitle, reason }) => ({
    ...{ kind: 'returned' as const, title: scenarioTitle, note: reason ?? '', at: null },
    href: `/myPage/scenario/info?worldId=${worldId}&scenarioId=${scenarioId}&phase=${phase}`,
  }))
  return [...replays, ...returned]
}

/** Orders whose next step is the user's own; those that wait for the office stand on its desk. */
async function orders(db: Db, { userId, now }: Known): Promise<Todo[]> {
  const { orderList } = await getOrderList(db, {
    ...{ userId, group: 'turn', page: 1, perPage: WAITING_MOST.todos, now },
  })
  return orderList.flatMap(({ orderId, worldId, purpose, ownerName, party, dueAt }) =>
    party === 'director'
      ? []
      : {
          ...{ kind: 'order' as const, title: purpose, note: party === 'owner' ? '' : `${ownerName}さんから` },
          at: dueAt === null ? null : new Date(dueAt),
          href: `/world/${worldId}/scenarioOrder/${orderId}`,
        },
  )
}

type Asked = { title: string; status: number; createdAt: Date; href: string }
const asked = columnsOf(application, 'a', { title: 'name', status: 'status', createdAt: 'createdAt' })

async function applications(db: Db, userId: string): Promise<Asked[]> {
  const { requestList } = await listMine(db, { userId })
  const classes = requestList.flatMap(({ status, createdAt, worldName, ...told }) =>
    status === 1
      ? {
          title: classRequestName({ ...told, worldName: worldName ?? '' }),
          status,
          createdAt: new Date(createdAt),
          href: hrefs[told.kind],
        }
      : [],
  )
  const { rows } = await db.execute<RowOf<typeof asked> & { href: string }>(sql`
    select ${asked}, case
        when a.status <> 1 then '/myPage/applications'
        else '/world/' || a.world_id || '/character/' || a.character_id end as href
    from application a
    where a.user_id = ${userId} and (a.status = 1 or (a.status in (2, 3) and a.seen_at is null))
    order by a.application_id desc limit ${WAITING_MOST.applications}`)
  const own = rows.map(row => ({ ...row, createdAt: new Date(row.createdAt) }))
  return [...classes, ...own]
    .sort((one, two) => two.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, WAITING_MOST.applications)
}

const hrefs = {
  master: '/myPage/account/userClass',
  creator: '/myPage/account/userClass',
  exam: '/myPage/account/storySupporterExam',
  permission: '/myPage/account/storySupporterPermission',
} as const
