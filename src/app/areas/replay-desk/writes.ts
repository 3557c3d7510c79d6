// Writes of a master's desk of replays: saving, handing in and taking back, notes on participants, questions to players, and the
// marks of comments that were dealt with.
import { type PhaseKey, scenarioReplayCalls } from '#app/areas/scenario-replay/queries.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { REPLAY_PLACE, replayTarget } from './draft-place.ts'
import { type ReplayFields, replayOf } from './replay-kind.ts'

const touches = ['scenarioReplay', 'scenarioInfo'] as const
const entityOf = ({ scenarioId, phase }: PhaseKey): string => `replay:${scenarioId}:${phase}`

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['SCENARIO_CHANGED']

export const savingReplay = defineWrite({
  kind: 'replay.save',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  touches: [...touches],
  toasts: 'none',
  press: ({
    of,
    fields,
    version,
    draftId,
    text,
  }: WrittenDraft & { of: PhaseKey; fields: ReplayFields; version: number }) => {
    const { body, result, castList, partList } = replayOf(fields, text)
    return {
      entity: entityOf(of),
      request: scenarioReplayCalls.updateScenario.request({
        ...{ ...of, baseVersion: version, body, result, draftId },
        castList: castList.map(one => ({ ...one, items: [...one.items], deletedItems: [...one.deletedItems] })),
        partList: partList.map(part => ({ body: part.body, entryIds: [...part.entryIds] })),
      }),
      note: fields.title,
      facts: { draftId, place: REPLAY_PLACE, target: replayTarget(of), fields: writeForm({ fields, version }) },
    }
  },
})

type Acting = PhaseKey & { act: 'submit' | 'takeBack'; baseVersion: number; title: string }

const acting = defineWrite({
  kind: 'replay.act',
  policy: 'online',
  thing: ['scenarioId', 'phase'],
  touches: [...touches, 'scenario'],
  toasts: 'all',
  press: ({ title, ...asked }: Acting) => ({
    entity: entityOf(asked),
    request: scenarioReplayCalls.act.request({ ...asked, comment: null }),
    note: title,
    facts: { scenarioId: asked.scenarioId, phase: asked.phase, act: asked.act },
  }),
})
export const useReplayAct = ({ scenarioId, phase }: PhaseKey) => usePress(acting, { scenarioId, phase })
export type ReplayActs = ReturnType<typeof useReplayAct>

type Noting = PhaseKey & {
  entryId: number
  note: string
  names: string[]
  calls: { entryId: number; names: string[] }[]
  name: string
}

const noting = defineWrite({
  kind: 'replay.note',
  policy: 'online',
  thing: ['entryId'],
  touches: ['scenarioReplay'],
  toasts: 'all',
  press: ({ name, ...asked }: Noting) => ({
    entity: `${entityOf(asked)}:note`,
    request: scenarioReplayCalls.saveNote.request(asked),
    note: name,
    facts: { entryId: asked.entryId },
  }),
})
export const useNote = (entryId: number) => usePress(noting, { entryId })

type Asking = PhaseKey & { entryId: number; question: string; name: string }

const asking = defineWrite({
  kind: 'replay.question',
  policy: 'online',
  thing: ['entryId'],
  touches: ['scenarioReplay'],
  toasts: 'all',
  press: ({ name, ...asked }: Asking) => ({
    entity: `${entityOf(asked)}:question`,
    request: scenarioReplayCalls.ask.request(asked),
    note: name,
    facts: { entryId: asked.entryId },
  }),
})
export const useAsk = (entryId: number) => usePress(asking, { entryId })

type Marking = PhaseKey & { commentId: number; isDone: boolean; title: string }

const marking = defineWrite({
  kind: 'replay.mark',
  policy: 'online',
  thing: ['commentId'],
  touches: ['scenarioReplay'],
  toasts: 'problems',
  press: ({ title, ...asked }: Marking) => ({
    entity: `${entityOf(asked)}:mark`,
    request: scenarioReplayCalls.markComment.request(asked),
    note: title,
    facts: { commentId: asked.commentId },
  }),
})
export const useMark = (commentId: number) => usePress(marking, { commentId })
