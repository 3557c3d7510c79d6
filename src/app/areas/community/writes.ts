// Writes of communities and of their members. Texts go through the outbox, so that no paragraph is lost on the way.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { COMMUNITY_PLACE, type CommunityOf, communityTarget, REQUEST_PLACE, requestTarget } from './draft-places.ts'
import type { CommunityFields } from './form/community-kind.ts'
import { communityCalls } from './queries.ts'

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
