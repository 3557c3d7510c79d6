// Topics of a phase for open screens: its page, and its consultation for those who may read it. Each change is announced
// once, however many look on.
import { BOARD_TOPIC, boardTopic, PAGE_TOPIC, pageTopic, phaseOfTopic } from '#rules/scenario/live.ts'
import type { Tx } from '../../../db/client.ts'
import { announce } from '../../../platform/realtime/announce.ts'
import type { TopicRights } from '../../../platform/realtime/topics.ts'
import { boardRoles } from '../board/board-rights.ts'
import type { PhaseKey } from '../phase.ts'
import { readersAmong } from '../readable-scenario.ts'

export const scenarioTopicRights: TopicRights = {
  [PAGE_TOPIC]: async (db, rest, userIds) => {
    const key = phaseOfTopic(rest)
    return key ? readersAmong(db, key, userIds) : new Set()
  },
  [BOARD_TOPIC]: async (db, rest, userIds) => {
    const key = phaseOfTopic(rest)
    return new Set(key ? (await boardRoles(db, key, userIds)).keys() : [])
  },
}

/** Says that the page of a phase shows something new: its state, its dates, its counts. Under the lock of the phase. */
export const announcePage = (tx: Tx, key: PhaseKey): Promise<void> => announce(tx, pageTopic(key))

/** Says that the consultation of a phase has changed. The last thing that an act in it does to shared rows. */
export const announceBoard = (tx: Tx, key: PhaseKey): Promise<void> => announce(tx, boardTopic(key))
