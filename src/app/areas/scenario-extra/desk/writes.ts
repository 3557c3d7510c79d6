// Writes of a master's desk of extras: saving, handing in, taking back, throwing away.
import type { RequestOf } from '#app/platform/api.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { extraPrice } from '#rules/scenario/extra.ts'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { EXTRA_PLACE, extraTarget } from '../draft-places.ts'
import { type PhaseKey, scenarioExtraCalls } from '../queries.ts'
import type { ExtraFields } from './extra-kind.ts'

/** @property extraId null for a new one */
export type Written = { of: PhaseKey; extraId: number | null; fields: ExtraFields; version: number; submits: boolean }

/** Answer to a save. */
export type SavedExtra = { extraId: number; version: number; state: ReplayState }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['EXTRA_CHANGED', 'EXTRA_STATE']

const touches = ['scenarioExtra', 'scenarioInfo'] as const

export const savingExtra = defineWrite({
  kind: 'extra.save',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  touches: [...touches],
  toasts: 'none',
  press: ({ of, extraId, fields, version, submits, draftId, text }: WrittenDraft & Written) => {
    const { worldId, scenarioId, phase } = of
    const { title, teaser, price } = fields
    const target = extraTarget(extraId ?? of)
    return {
      entity: `extra:${target}`,
      request: scenarioExtraCalls.save.request({
        ...{ worldId, scenarioId, phase, extraId, baseVersion: version, title, teaser, body: text },
        ...{ price: extraPrice(price) ?? 0, submits, draftId },
      }),
      note: title || '（題名なし）',
      facts: {
        ...{ draftId, place: EXTRA_PLACE, target, submits: Number(submits) },
        fields: writeForm({ fields, version }),
      },
    }
  },
})

type Acting = { extraId: number; baseVersion: number; act: 'submit' | 'takeBack' | 'remove'; title: string }

const requestOf = ({ extraId, baseVersion, act }: Omit<Acting, 'title'>): RequestOf<unknown> =>
  act === 'remove'
    ? scenarioExtraCalls.remove.request({ extraId, baseVersion })
    : scenarioExtraCalls.act.request({ extraId, baseVersion, act })

const acting = defineWrite({
  kind: 'extra.act',
  policy: 'online',
  thing: ['extraId'],
  touches: [...touches],
  toasts: 'all',
  press: ({ extraId, baseVersion, act, title }: Acting) => ({
    entity: `extra:${extraId}`,
    request: requestOf({ extraId, baseVersion, act }),
    note: title || '（題名なし）',
    facts: { extraId, act },
  }),
})
export const useExtraAct = (extraId: number | null) => usePress(acting, { extraId: extraId ?? 0 })
export type ExtraActs = ReturnType<typeof useExtraAct>
