// Write that saves the sheet of an NPC.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { npcLevel } from '#rules/scenario/npc.ts'
import { NPC_PLACE, npcTarget } from '../draft-places.ts'
import { OFFICE_TOUCHES, scenarioOfficeCalls } from '../queries.ts'
import type { SheetFields } from './sheet-fields.ts'

type Saved = WrittenDraft & { worldId: string; characterId: string | null; fields: SheetFields }

export const savingNpc = defineWrite({
  kind: 'scenario.npc',
  textIn: 'profile',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...OFFICE_TOUCHES, 'character', 'world'],
  toasts: 'all',
  press: ({ worldId, characterId, fields, text, draftId }: Saved) => {
    const { characterFullName, kana, className, level, masterId, isLent, note } = fields
    const target = npcTarget(worldId, characterId)
    return {
      entity: `npc:${target}`,
      request: scenarioOfficeCalls.saveNpc.request({
        ...{ worldId, characterId, profile: text, masterId, isLent, note },
        ...{ characterFullName: characterFullName.trim(), kana: kana.trim(), className: className.trim() },
        level: npcLevel(level) ?? 1,
      }),
      note: characterFullName.trim(),
      facts: { draftId, place: NPC_PLACE, target, fields: writeForm({ fields, version: 0 }) },
    }
  },
})
