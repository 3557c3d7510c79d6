// Writes of situations: saving and ending one, the terms of a master.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { type PlanFields, sentPlan } from '#app/shared/order-plan/plan-kind.ts'
import type { PlanTerms } from '#rules/order/plan.ts'
import { REACT_PLACE, reactTarget } from './draft-places.ts'
import { reactCalls } from './queries.ts'

const touches = ['scenarioReact'] as const

/** Answer to a save. */
export type SavedReact = { templateId: number; version: number }
/** @property templateId null for a new one */
type Written = { worldId: string; templateId: number | null; fields: PlanFields; version: number }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['REACT_CHANGED']

export const savingReact = defineWrite({
  kind: 'react.save',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...touches],
  toasts: 'none',
  press: ({ worldId, templateId, fields, version, text, draftId }: WrittenDraft & Written) => {
    const target = reactTarget(worldId, templateId)
    const written = { worldId, ...sentPlan(fields, text), catchcopy: fields.catchcopy.trim() }
    const characterRelationList = fields.related.map(({ characterId }) => characterId)
    return {
      entity: `react:${target}`,
      request:
        templateId === null
          ? reactCalls.create.request({ scenarioReactMaster: written, characterRelationList, draftId })
          : reactCalls.update.request({
              ...{ scenarioReactMaster: { ...written, templateId, baseVersion: version } },
              ...{ characterRelationList, draftId },
            }),
      note: fields.title || '（題名なし）',
      facts: { draftId, place: REACT_PLACE, target, text, fields: writeForm({ fields, version }) },
    }
  },
})

type Ending = { worldId: string; templateId: number; title: string; isClosing: boolean }

const ending = defineWrite({
  kind: 'react.end',
  policy: 'online',
  thing: ['templateId'],
  touches: [...touches],
  toasts: 'all',
  press: ({ worldId, templateId, title, isClosing }: Ending) => ({
    entity: `react:${worldId}/${templateId}`,
    request: reactCalls.remove.request({ worldId, templateId }),
    note: title,
    facts: { templateId, isClosing: Number(isClosing) },
  }),
})
export const useEnding = (templateId: number) => usePress(ending, { templateId })

/** @property baseAt time of the terms that were changed; null: there were none */
export type ChangedTerms = PlanTerms & { baseAt: string | null }

const setting = defineWrite({
  kind: 'react.terms',
  policy: 'online',
  thing: [],
  touches: [...touches],
  toasts: 'all',
  press: (list: readonly (ChangedTerms & { templateId: number })[]) => ({
    entity: 'reactTerms',
    request: reactCalls.saveOrderSetting.request({ scenarioReactOrderSettingList: [...list] }),
    note: 'リアクトの受付',
    facts: { count: list.length },
  }),
})
export const useTermsSave = () => usePress(setting, {})
