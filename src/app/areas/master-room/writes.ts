// Writes about masters and their rooms. Texts go with a network only: a person reads them at once.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { type FollowPress, followFacts } from '#app/shared/follow/use-following.ts'
import type { RoomDay } from '#rules/master-rooms.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { ROOM_NOTICE_PLACE, ROOM_POST_PLACE } from './draft-places.ts'
import { masterRoomCalls } from './queries.ts'

const NOTE_LENGTH = 30

export const followingMaster = defineWrite({
  kind: 'follow.master',
  policy: 'mayWait',
  touches: ['masterRoom'],
  toasts: 'problems',
  press: (pressed: FollowPress) => ({
    entity: `followMaster:${pressed.id}`,
    request: (pressed.wanted ? masterRoomCalls.follow : masterRoomCalls.unfollow).request({ masterId: pressed.id }),
    note: pressed.name,
    facts: followFacts(pressed),
  }),
})

/** Speaker that the draft of a post keeps: a character, or the master. */
export const keptSpeaker = (characterId: string | null): string => JSON.stringify({ characterId })

export function readSpeaker(fields: string): string | null | undefined {
  try {
    const { characterId } = JSON.parse(fields) as { characterId?: unknown }
    return typeof characterId === 'string' || characterId === null ? characterId : undefined
  } catch {
    return undefined
  }
}

type Said = WrittenDraft & { masterId: string; characterId: string | null }

export const postingInRoom = defineWrite({
  kind: 'room.post',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: ['target'],
  touches: ['masterRoom'],
  toasts: 'none',
  press: ({ masterId, characterId, text, draftId }: Said) => ({
    entity: `room:${masterId}`,
    request: masterRoomCalls.post.request({ masterId, characterId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { draftId, place: ROOM_POST_PLACE, target: masterId, fields: keptSpeaker(characterId) },
  }),
})

export const deletingRoomPost = defineWrite({
  kind: 'room.deletePost',
  policy: 'online',
  thing: ['postId'],
  touches: ['masterRoom'],
  toasts: 'all',
  press: ({
    masterId,
    postId,
    name,
    reason,
  }: {
    masterId: string
    postId: number
    name: string
    reason: string | null
  }) => ({
    entity: `room:${masterId}`,
    request: masterRoomCalls.deletePost.request({ masterId, postId, reason }),
    note: name,
    facts: { postId },
  }),
})

export const postingRoomNotice = defineWrite({
  kind: 'room.notice',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: [],
  touches: ['masterRoom'],
  toasts: 'all',
  press: ({ title, text, draftId, fields }: WrittenDraft & { title: string; fields: string }) => ({
    entity: 'roomNotice',
    request: masterRoomCalls.postNotice.request({ title: title.trim(), body: text, draftId }),
    note: title.trim(),
    facts: { draftId, place: ROOM_NOTICE_PLACE, target: '', fields },
  }),
})

export const settingNotice = defineWrite({
  kind: 'room.setNotice',
  policy: 'mayWait',
  thing: ['noticeId'],
  touches: ['masterRoom'],
  toasts: 'problems',
  press: ({ noticeId, title, isDeleted }: { noticeId: number; title: string; isDeleted: boolean }) => ({
    entity: `roomNotice:${noticeId}`,
    request: masterRoomCalls.setNotice.request({ noticeId, isDeleted }),
    note: title,
    facts: { noticeId, isDeleted: Number(isDeleted) },
  }),
})

export const addingDay = defineWrite({
  kind: 'room.addDay',
  policy: 'online',
  thing: [],
  touches: ['masterRoom'],
  toasts: 'all',
  press: ({ fromDay, toDay, words }: RoomDay) => ({
    entity: 'roomDays',
    request: masterRoomCalls.addDay.request({ fromDay, toDay, words: words.trim() }),
    note: words.trim(),
    facts: {},
  }),
})

export const removingDay = defineWrite({
  kind: 'room.removeDay',
  policy: 'online',
  thing: ['dayId'],
  touches: ['masterRoom'],
  toasts: 'problems',
  press: ({ dayId, words }: { dayId: number; words: string }) => ({
    entity: 'roomDays',
    request: masterRoomCalls.removeDay.request({ dayId }),
    note: words,
    facts: { dayId },
  }),
})
