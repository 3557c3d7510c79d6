// Write that saves a master's room.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentForm } from '#app/shared/form/use-form-save.ts'
import { ROOM_PLACE } from '../draft-places.ts'
import { masterRoomCalls } from '../queries.ts'
import type { RoomFields } from './room-kind.ts'

type Saved = WrittenDraft & SentForm<RoomFields>

export const savingRoom = defineWrite({
  kind: 'room.save',
  textIn: 'intro',
  policy: 'online',
  thing: [],
  holdsText: true,
  touches: ['masterRoom'],
  toasts: 'all',
  press: ({ version, fields, text, draftId }: Saved) => {
    const { kana, usualDays, npcIdList, ...rest } = fields
    return {
      entity: 'masterRoom',
      request: masterRoomCalls.save.request({
        ...{ baseVersion: version, ...rest, kana: kana.trim(), usualDays: usualDays.trim(), intro: text, draftId },
        npcIdList: [...npcIdList],
      }),
      note: 'マスタールーム',
      facts: { draftId, place: ROOM_PLACE, target: '', fields: writeForm({ fields, version }) },
    }
  },
})
