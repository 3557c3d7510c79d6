// Writes of the playing desk. A text goes through the outbox: kept first, sent as soon as there is a network, judged by when the
// server has it.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { type PlayingFields, playingTarget, writePlayingFields } from '#rules/scenario/playing-draft.ts'
import { type EntryKey, playingCalls } from './playing-queries.ts'

type Sent = WrittenDraft & { of: EntryKey; title: string; fields: PlayingFields }

export const PLAYING_PLACE = 'playing'

export const sendingPlaying = defineWrite({
  kind: 'scenario.playing',
  textIn: 'playing',
  policy: 'mayWait',
  holdsText: true,
  touches: ['scenarioPlaying', 'scenario'],
  toasts: 'none',
  press: ({ of, title, fields, draftId, text }: Sent) => ({
    entity: `playing:${of.scenarioId}:${of.phase}:${of.characterId}`,
    request: playingCalls.save.request({
      ...of,
      chooseId: fields.chooseId,
      consumeItem: fields.consumeItem,
      playing: text,
      onlyPlayingFlg: false,
      onlyTeamTagFlg: false,
      tagId: fields.tagId,
      omakaseFlg: fields.isOmakase,
      draftId,
    }),
    note: title,
    facts: {
      ...{ scenarioId: of.scenarioId, phase: of.phase, characterId: of.characterId },
      ...{ draftId, place: PLAYING_PLACE, target: playingTarget(of), fields: writePlayingFields(fields) },
    },
  }),
})

export const savingBlank = defineWrite({
  kind: 'scenario.savesBlank',
  policy: 'mayWait',
  touches: ['scenarioPlaying'],
  toasts: 'problems',
  press: ({ of, title, savesBlank }: { of: EntryKey; title: string; savesBlank: boolean }) => ({
    entity: `savesBlank:${of.scenarioId}:${of.phase}:${of.characterId}`,
    request: playingCalls.setSavesBlank.request({ ...of, savesBlank }),
    note: title,
    facts: {
      ...{ scenarioId: of.scenarioId, phase: of.phase, characterId: of.characterId },
      savesBlank: savesBlank ? 1 : 0,
    },
  }),
})
