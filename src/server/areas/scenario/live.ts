// Topics of a phase for open screens: its page, and its consultation for those who may read it. Each change is announced
// once, however many look on.
import { sql } from 'drizzle-orm'
import { BOARD_TOPIC, boardTopic, PAGE_TOPIC, pageTopic, phaseOfTopic } from '#rules/scenario/live.ts'
import type { Db, Tx } from '../../db/client.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'
import { boardRoles } from './board-rights.ts'
import type { PhaseKey } from './phase.ts'

export const scenarioTopicRights: TopicRights = {
  [PAGE_TOPIC]: async (db, rest, userIds) => {
    const key = phaseOfTopic(rest)
    return new Set(key && (await isPublic(db, key)) ? userIds : [])
  },
  [BOARD_TOPIC]: async (db, rest, userIds) => {
    const key = phaseOfTopic(rest)
    return new Set(key ? (await boardRoles(db, key, userIds)).keys() : [])
  },
}

async function isPublic(db: Db, { scenarioId, phase }: PhaseKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from scenario_phase where scenario_id = ${scenarioId} and phase = ${phase} and published_at is not null`)
  return rows.length > 0
}

/** Says that the page of a phase shows something new: its state, its dates, its counts. Under the lock of the phase. */
export const announcePage = (tx: Tx, key: PhaseKey): Promise<void> => announce(tx, pageTopic(key))

/** Says that the consultation of a phase has changed. The last thing that an act in it does to shared rows. */
export const announceBoard = (tx: Tx, key: PhaseKey): Promise<void> => announce(tx, boardTopic(key))
