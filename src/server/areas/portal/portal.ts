// The portal of a guest and of a member. What both read of worlds, news and missions comes from those areas.

import { sql } from 'drizzle-orm'
import { PORTAL_BOARDS, PORTAL_LETTERS, PORTAL_NEWS, PORTAL_NOTES } from '#rules/portal.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { isUnseen } from '../application/own-applications.ts'
import { meets } from '../block/between.ts'
import { unreadLetters } from '../letter/unread.ts'
import { listNews } from '../news/articles.ts'
import { newestNotes } from '../note/lists.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { listWorlds } from '../world/select.ts'
import { world } from '../world/tables.ts'
import { joinableScenarios, nextOpenings } from './openings.ts'
import { deliveriesOf, newWorks, readingOf } from './works.ts'

/** The portal of guests, the same for everybody, also for a member who looks at it. */
export async function getGuestPortal(db: Db, { now }: { now: Date }) {
  const [worlds, nextOpeningList, scenarioList, workList, news] = await Promise.all([
    listWorlds(db, null),
    nextOpenings(db, now),
    joinableScenarios(db),
    newWorks(db, now),
    listNews(db, { userId: null, page: 1, size: PORTAL_NEWS, now }),
  ])
  return {
    worldList: worlds.worldSelectList,
    nextOpeningList,
    scenarioList,
    workList,
    newsList: news.newsList,
    serverTime: now,
  }
}

type Counts = { decisionCount: number; noticeCount: number }

export async function getMemberPortal(db: Db, { userId, now }: { userId: string; now: Date }) {
  const [unreadBoardList, letterList, invitationList, counts, readingList, deliveryList, workList, noteList, next] =
    await Promise.all([
      unreadBoards(db, userId),
      unreadLetters(db, { userId, most: PORTAL_LETTERS }),
      invitations(db, userId),
      db.execute<Counts>(sql`select
      (select count(*)::int from application a where a.user_id = ${userId} and ${isUnseen}) as "decisionCount",
      (select count(*)::int from notice where user_id = ${userId} and is_shown and read_at is null) as "noticeCount"`),
      readingOf(db, userId, now),
      deliveriesOf(db, userId, now),
      newWorks(db, now),
      newestNotes(db, { userId, most: PORTAL_NOTES }),
      nextOpenings(db, now),
    ])
  const { rows } = counts
  return {
    ...{ unreadBoardList, letterList, invitationList },
    ...(rows[0] ?? { decisionCount: 0, noticeCount: 0 }),
    ...{ readingList, deliveryList, workList, noteList, nextOpeningList: next },
    serverTime: now,
  }
}

const ofPhase = columnsOf(scenarioPhase, 'p', ['worldId', 'scenarioId', 'phase'])
const ofScenario = columnsOf(scenario, 's', { scenarioTitle: 'title' })
type Board = RowOf<typeof ofPhase> & RowOf<typeof ofScenario> & { count: number }

/** Running consultations of a user's characters with posts of others that the user has not seen, the fullest first. */
async function unreadBoards(db: Db, userId: string): Promise<Board[]> {
  const { rows } = await db.execute<Board>(sql`
    select ${ofPhase}, ${ofScenario}, unread.count
    from (select distinct scenario_id, phase from scenario_entry where user_id = ${userId} and state = 'seated') mine
    join scenario_phase p on p.scenario_id = mine.scenario_id and p.phase = mine.phase
      and p.state in ('priority', 'recruiting', 'consultation')
    join scenario s on s.scenario_id = p.scenario_id
    cross join lateral (select count(*)::int as count from scenario_post post
      where post.scenario_id = p.scenario_id and post.phase = p.phase and post.user_id <> ${userId}
        and post.deleted_at is null and post.post_id > coalesce((select seen.post_id from scenario_board_read seen
          where seen.scenario_id = p.scenario_id and seen.phase = p.phase and seen.user_id = ${userId}), 0)) unread
    where unread.count > 0 order by unread.count desc, p.scenario_id limit ${PORTAL_BOARDS}`)
  return rows
}

const named = columnsOf(world, 'w', ['worldId', 'worldName'])
type Invitations = RowOf<typeof named> & { count: number }

async function invitations(db: Db, userId: string): Promise<Invitations[]> {
  const { rows } = await db.execute<Invitations>(sql`
    select ${named}, count(*)::int as count
    from scenario_order_member m join scenario_order o on o.order_id = m.order_id join world w on w.world_id = o.world_id
    where m.user_id = ${userId} and m.state = 'asked' and o.state = 'Inviting' and ${meets(userId, sql`o.owner_id`)}
    group by w.world_id order by min(o.due_at) nulls last, w.world_id limit ${PORTAL_BOARDS}`)
  return rows
}
