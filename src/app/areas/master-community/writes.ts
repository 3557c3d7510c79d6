// Writes in masters' communities. Texts go through the outbox, so that none is lost on the way.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { ThreadFields } from './board/thread-kind.ts'
import {
  STAFF_POST_PLACE,
  STAFF_THREAD_PLACE,
  staffEditTarget,
  staffPostTarget,
  staffThreadTarget,
  type TalkOf,
} from './draft-places.ts'
import { staffCalls } from './queries.ts'

const NOTE_LENGTH = 30
export const staffTouches = ['masterCommunity'] as const

type NewThread = { worldId: string; boardId: number; fields: ThreadFields; version: number }

export const makingStaffThread = defineWrite({
  kind: 'staff.makeThread',
  textIn: 'body',
  isWholeForm: true,
  policy: 'mayWait',
  thing: ['draftId'],
  holdsText: true,
  touches: staffTouches,
  toasts: 'none',
  press: ({ worldId, boardId, fields, version, text, draftId }: WrittenDraft & NewThread) => ({
    entity: `staffBoard:${boardId}`,
    request: staffCalls.makeThread.request({ boardId, title: fields.title, body: text, draftId }),
    note: fields.title,
    facts: {
      ...{ boardId, draftId, place: STAFF_THREAD_PLACE, target: staffThreadTarget(worldId, boardId) },
      fields: writeForm({ fields, version }),
    },
  }),
})

export const updatingStaffThread = defineWrite({
  kind: 'staff.updateThread',
  policy: 'online',
  thing: ['talkId'],
  touches: staffTouches,
  toasts: 'all',
  press: (changed: { talkId: number; title: string; isPinned: boolean; isClosed: boolean }) => ({
    entity: `staffTalk:${changed.talkId}`,
    request: staffCalls.updateThread.request(changed),
    note: changed.title,
    facts: { talkId: changed.talkId },
  }),
})

export const solvingStaffThread = defineWrite({
  kind: 'staff.solve',
  policy: 'mayWait',
  touches: staffTouches,
  toasts: 'all',
  press: ({ talkId, title, isSolved }: { talkId: number; title: string; isSolved: boolean }) => ({
    entity: `staffSolved:${talkId}`,
    request: staffCalls.solve.request({ talkId, isSolved }),
    note: title,
    facts: { talkId, isSolved: isSolved ? 1 : 0 },
  }),
})

export const deletingStaffThread = defineWrite({
  kind: 'staff.deleteThread',
  policy: 'online',
  thing: ['talkId'],
  touches: staffTouches,
  toasts: 'all',
  press: ({ talkId, title }: { talkId: number; title: string }) => ({
    entity: `staffTalk:${talkId}`,
    request: staffCalls.deleteThread.request({ talkId }),
    note: title,
    facts: { talkId },
  }),
})

export const postingToStaff = defineWrite({
  kind: 'staff.post',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: staffTouches,
  toasts: 'none',
  press: ({ of, replyTo, text, draftId }: WrittenDraft & { of: TalkOf; replyTo: number | null }) => ({
    entity: `staffTalk:${of.talkId}`,
    request: staffCalls.post.request({ talkId: of.talkId, replyTo, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { talkId: of.talkId, draftId, place: STAFF_POST_PLACE, target: staffPostTarget(of), fields: '' },
  }),
})

/** Write of a changed post. It does not wait for a network: after the time in which posts may be changed it would be refused. */
export const editingStaffPost = defineWrite({
  kind: 'staff.editPost',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: ['postId'],
  touches: staffTouches,
  toasts: 'none',
  press: ({ of, postId, text, draftId }: WrittenDraft & { of: TalkOf; postId: number }) => ({
    entity: `staffTalk:${of.talkId}`,
    request: staffCalls.edit.request({ talkId: of.talkId, postId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { postId, draftId, place: STAFF_POST_PLACE, target: staffEditTarget(of, postId), fields: '' },
  }),
})

type OnPost = { talkId: number; postId: number; name: string }

export const deletingStaffPost = defineWrite({
  kind: 'staff.deletePost',
  policy: 'online',
  thing: ['postId'],
  touches: staffTouches,
  toasts: 'all',
  press: ({ talkId, postId, name }: OnPost) => ({
    entity: `staffTalk:${talkId}`,
    request: staffCalls.deletePost.request({ talkId, postId }),
    note: name,
    facts: { talkId, postId },
  }),
})

export const pinningStaffPost = defineWrite({
  kind: 'staff.pin',
  policy: 'mayWait',
  touches: staffTouches,
  toasts: 'all',
  press: ({ talkId, postId, name, isPinned }: OnPost & { isPinned: boolean }) => ({
    entity: `staffPin:${postId}`,
    request: staffCalls.pin.request({ talkId, postId, isPinned }),
    note: name,
    facts: { talkId, postId, isPinned: isPinned ? 1 : 0 },
  }),
})
