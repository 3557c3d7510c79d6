// Writes in threads of communities. Posts go through the outbox, so that no text is lost on the way.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { ThreadScope } from '#rules/communities.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import {
  type CommunityOf,
  editTarget,
  newThreadTarget,
  POST_PLACE,
  THREAD_PLACE,
  type ThreadOf,
  threadTarget,
} from '../draft-places.ts'
import { communityCalls } from '../queries.ts'
import type { ThreadFields } from './thread-kind.ts'

const NOTE_LENGTH = 30
const touches = ['community', 'communityNotification'] as const

type NewThread = { of: CommunityOf; characterId: string; fields: ThreadFields; version: number }

export const makingThread = defineWrite({
  kind: 'community.makeThread',
  textIn: 'body',
  isWholeForm: true,
  policy: 'mayWait',
  thing: ['draftId'],
  holdsText: true,
  touches,
  toasts: 'none',
  press: ({ of, characterId, fields, version, text, draftId }: WrittenDraft & NewThread) => {
    const { title, scope, asCharacter } = fields
    return {
      entity: `communityThreads:${of.communityId}`,
      request: communityCalls.makeThread.request({
        ...{ communityId: of.communityId, characterId, title, scope, asCharacter, body: text, draftId },
      }),
      note: title,
      facts: {
        ...{ communityId: of.communityId, characterId, draftId },
        ...{ place: THREAD_PLACE, target: newThreadTarget(of), fields: writeForm({ fields, version }) },
      },
    }
  },
})

type ChangedThread = { threadId: number; title: string; scope: ThreadScope; isPinned: boolean; isClosed: boolean }

export const updatingThread = defineWrite({
  kind: 'community.updateThread',
  policy: 'mayWait',
  touches,
  toasts: 'problems',
  press: (changed: ChangedThread) => ({
    entity: `communityThread:${changed.threadId}`,
    request: communityCalls.updateThread.request(changed),
    note: changed.title,
    facts: { threadId: changed.threadId },
  }),
})

export const deletingThread = defineWrite({
  kind: 'community.deleteThread',
  policy: 'online',
  thing: ['threadId'],
  touches,
  toasts: 'all',
  press: ({ threadId, title }: { threadId: number; title: string }) => ({
    entity: `communityThread:${threadId}`,
    request: communityCalls.deleteThread.request({ threadId }),
    note: title,
    facts: { threadId },
  }),
})

type Said = WrittenDraft & { of: ThreadOf; characterId: string; asCharacter: boolean; replyTo: number | null }

export const postingInThread = defineWrite({
  kind: 'community.post',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches,
  toasts: 'none',
  press: ({ of, characterId, asCharacter, replyTo, text, draftId }: Said) => {
    const { worldId, threadId } = of
    return {
      entity: `communityThread:${threadId}`,
      request: communityCalls.post.request({
        ...{ worldId, threadId, characterId, asCharacter, replyTo, body: text, draftId },
      }),
      note: oneLine(text, NOTE_LENGTH),
      facts: { threadId, draftId, place: POST_PLACE, target: threadTarget(of), fields: '' },
    }
  },
})

/** Write of a changed post. It does not wait for a network: after the time in which posts may be changed it would be refused. */
export const editingThreadPost = defineWrite({
  kind: 'community.editPost',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: ['postId'],
  touches,
  toasts: 'none',
  press: ({ of, postId, text, draftId }: WrittenDraft & { of: ThreadOf; postId: number }) => ({
    entity: `communityThread:${of.threadId}`,
    request: communityCalls.edit.request({ threadId: of.threadId, postId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: { postId, draftId, place: POST_PLACE, target: editTarget(of, postId), fields: '' },
  }),
})

export const deletingThreadPost = defineWrite({
  kind: 'community.deletePost',
  policy: 'online',
  thing: ['postId'],
  touches,
  toasts: 'all',
  press: ({
    threadId,
    postId,
    reason,
    name,
  }: {
    threadId: number
    postId: number
    reason: string | null
    name: string
  }) => ({
    entity: `communityThread:${threadId}`,
    request: communityCalls.deletePost.request({ threadId, postId, reason }),
    note: name,
    facts: { threadId, postId },
  }),
})

export const watchingThread = defineWrite({
  kind: 'community.watch',
  policy: 'mayWait',
  touches,
  toasts: 'all',
  press: ({ threadId, title, isWatched }: { threadId: number; title: string; isWatched: boolean }) => ({
    entity: `communityWatch:${threadId}`,
    request: communityCalls.watch.request({ threadId, isWatched }),
    note: title,
    facts: { threadId, isWatched: isWatched ? 1 : 0 },
  }),
})
