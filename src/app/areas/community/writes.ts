// Writes of communities. Texts go through the outbox, so that no paragraph is lost on the way.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import type { ThreadScope } from '#rules/communities.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import {
  COMMUNITY_PLACE,
  type CommunityOf,
  communityTarget,
  editTarget,
  newThreadTarget,
  POST_PLACE,
  REQUEST_PLACE,
  requestTarget,
  THREAD_PLACE,
  type ThreadOf,
  threadTarget,
} from './draft-places.ts'
import type { CommunityFields } from './form/community-kind.ts'
import { communityCalls } from './queries.ts'
import type { ThreadFields } from './thread/thread-kind.ts'

const NOTE_LENGTH = 30
const touches = ['community', 'communityNotification'] as const

/** @property file picture of the banner where it is on this device alone */
type SavingCommunity = {
  worldId: string
  fields: CommunityFields
  version: number
  file: SentPicture | null
}

/** Address of the call that takes a picture, which waits beside its community. */
const { url: UPLOAD } = communityCalls.uploadPicture.request({ pictureId: '', picture: '' })

const uploadsOf = (file: SentPicture | null) =>
  file ? { uploads: [{ pictureId: file.pictureId, url: UPLOAD, picture: file.picture }] } : {}

const textsOf = ({ name, catchphrase, rules, category, joining, own }: CommunityFields) => ({
  ...{ communityName: name, catchphrase, rules, category, joining },
  banner: own && { pictureId: own.pictureId, description: own.description },
})

/** Founding needs a network, because the name may be taken. */
export const founding = defineWrite({
  kind: 'community.found',
  textIn: 'description',
  isWholeForm: true,
  policy: 'online',
  thing: ['worldId'],
  holdsText: true,
  touches,
  toasts: 'none',
  press: ({
    worldId,
    characterId,
    fields,
    version,
    file,
    draftId,
    text,
  }: WrittenDraft & SavingCommunity & { characterId: string }) => ({
    entity: `community:${draftId}`,
    request: {
      ...communityCalls.found.request({ worldId, characterId, ...textsOf(fields), description: text, draftId }),
      ...uploadsOf(file),
    },
    note: fields.name,
    facts: {
      ...{ worldId, characterId, draftId, place: COMMUNITY_PLACE },
      ...{ target: communityTarget({ worldId, communityId: null }), fields: writeForm({ fields, version }) },
    },
  }),
})

export const updatingCommunity = defineWrite({
  kind: 'community.update',
  textIn: 'description',
  isWholeForm: true,
  policy: 'mayWait',
  thing: ['communityId'],
  holdsText: true,
  touches,
  toasts: 'none',
  press: (saved: WrittenDraft & SavingCommunity & { communityId: number }) => {
    const { worldId, communityId, fields, version, file, draftId, text } = saved
    const sent = { communityId, baseVersion: version, ...textsOf(fields), description: text, draftId }
    return {
      entity: `community:${communityId}`,
      request: { ...communityCalls.update.request(sent), ...uploadsOf(file) },
      note: fields.name,
      facts: {
        ...{ communityId, draftId, place: COMMUNITY_PLACE, target: communityTarget({ worldId, communityId }) },
        fields: writeForm({ fields, version }),
      },
    }
  },
})

type OfCharacter = { of: CommunityOf; characterId: string; communityName: string }

export const joining = defineWrite({
  kind: 'community.join',
  textIn: 'words',
  policy: 'mayWait',
  thing: ['communityId', 'characterId'],
  holdsText: true,
  touches,
  toasts: 'none',
  press: ({ of, characterId, communityName, text, draftId }: WrittenDraft & OfCharacter) => ({
    entity: `community:${of.communityId}:${characterId}`,
    request: communityCalls.join.request({ communityId: of.communityId, characterId, words: text, draftId }),
    note: communityName,
    facts: {
      ...{ communityId: of.communityId, characterId, draftId },
      ...{ place: REQUEST_PLACE, target: requestTarget(of), fields: '' },
    },
  }),
})

export const withdrawing = defineWrite({
  kind: 'community.withdraw',
  policy: 'mayWait',
  thing: ['communityId', 'characterId'],
  touches,
  toasts: 'all',
  press: ({ of: { communityId }, characterId, communityName }: OfCharacter) => ({
    entity: `community:${communityId}:${characterId}`,
    request: communityCalls.withdraw.request({ communityId, characterId }),
    note: communityName,
    facts: { communityId, characterId },
  }),
})

export const leaving = defineWrite({
  kind: 'community.leave',
  policy: 'online',
  thing: ['communityId', 'characterId'],
  touches,
  toasts: 'all',
  press: ({ of: { communityId }, characterId, communityName }: OfCharacter) => ({
    entity: `community:${communityId}:${characterId}`,
    request: communityCalls.leave.request({ communityId, characterId }),
    note: communityName,
    facts: { communityId, characterId },
  }),
})

type OnRequest = { communityId: number; requestId: number; isAccepted: boolean; reason: string; name: string }

export const decidingRequest = defineWrite({
  kind: 'community.decide',
  policy: 'online',
  thing: ['requestId'],
  holdsText: ({ reason }: OnRequest) => reason !== '',
  touches,
  toasts: 'problems',
  press: ({ communityId, requestId, isAccepted, reason, name }: OnRequest) => ({
    entity: `communityRequest:${requestId}`,
    request: communityCalls.decide.request({ communityId, requestId, isAccepted, reason }),
    note: name,
    facts: { communityId, requestId, isAccepted: isAccepted ? 1 : 0 },
  }),
})

type OnMember = { communityId: number; memberId: string; name: string }

export const removingMember = defineWrite({
  kind: 'community.removeMember',
  policy: 'online',
  thing: ['communityId', 'memberId'],
  holdsText: true,
  touches,
  toasts: 'all',
  press: ({ communityId, memberId, name, reason }: OnMember & { reason: string }) => ({
    entity: `communityMember:${communityId}:${memberId}`,
    request: communityCalls.removeMember.request({ communityId, memberId, reason }),
    note: name,
    facts: { communityId, memberId },
  }),
})

export const handingOver = defineWrite({
  kind: 'community.handOver',
  policy: 'online',
  thing: ['communityId'],
  touches,
  toasts: 'all',
  press: ({ communityId, memberId, name }: OnMember) => ({
    entity: `community:${communityId}`,
    request: communityCalls.handOver.request({ communityId, memberId }),
    note: name,
    facts: { communityId, memberId },
  }),
})

export const dissolving = defineWrite({
  kind: 'community.dissolve',
  policy: 'online',
  thing: ['communityId'],
  touches,
  toasts: 'all',
  press: ({ communityId, communityName }: { communityId: number; communityName: string }) => ({
    entity: `community:${communityId}`,
    request: communityCalls.dissolve.request({ communityId, communityName }),
    note: communityName,
    facts: { communityId },
  }),
})

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
