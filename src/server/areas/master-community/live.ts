// Topics of talks between masters: open screens hear that something changed, and read it with their own rights.
import { STAFF_TOPIC, staffTopic, talkOfTopic } from '#rules/master-community-address.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'
import { staffAmong } from './own-staff.ts'

export const staffTopicRights: TopicRights = {
  [STAFF_TOPIC]: async (db, rest, userIds) => {
    const talkId = talkOfTopic(rest)
    return talkId === null ? new Set() : staffAmong(db, talkId, userIds)
  },
}

/** Says that a talk has changed. The last thing that an act in it does to shared rows. */
export const announceTalk = (tx: Tx, talkId: number): Promise<void> => announce(tx, staffTopic(talkId))
