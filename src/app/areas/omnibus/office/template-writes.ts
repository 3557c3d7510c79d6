// Writes of the office about templates for themes.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { type PlanFields, sentPlan } from '#app/shared/order-plan/plan-kind.ts'
import { OMNIBUS_TEMPLATE_PLACE, templateTarget } from '../draft-places.ts'
import { omnibusCalls } from '../queries.ts'

/** @property templateId null for a new one */
type Written = { worldId: string; templateId: number | null; fields: PlanFields; version: number }

export const TEMPLATE_STALE_CODES = ['OMNIBUS_TEMPLATE_CHANGED']

export const savingTemplate = defineWrite({
  kind: 'omnibus.template',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['scenarioOmnibus'],
  toasts: 'none',
  press: ({ worldId, templateId, fields, version, text, draftId }: WrittenDraft & Written) => {
    const target = templateTarget(worldId, templateId)
    const master = { worldId, guide: fields.guide, ...sentPlan(fields, text) }
    return {
      entity: `omnibusTemplate:${target}`,
      request:
        templateId === null
          ? omnibusCalls.createTemplate.request({ scenarioOmnibusTemplateMaster: master, draftId })
          : omnibusCalls.updateTemplate.request({
              scenarioOmnibusTemplateMaster: { ...master, templateId, baseVersion: version },
              draftId,
            }),
      note: fields.title || '（題名なし）',
      facts: { draftId, place: OMNIBUS_TEMPLATE_PLACE, target, text, fields: writeForm({ fields, version }) },
    }
  },
})

const deleting = defineWrite({
  kind: 'omnibus.deleteTemplate',
  policy: 'online',
  thing: ['templateId'],
  touches: ['scenarioOmnibus'],
  toasts: 'all',
  press: ({ worldId, templateId, title }: { worldId: string; templateId: number; title: string }) => ({
    entity: `omnibusTemplate:${worldId}/${templateId}`,
    request: omnibusCalls.deleteTemplate.request({ worldId, templateId }),
    note: title,
    facts: { templateId },
  }),
})
export const useDeleting = (templateId: number | null) => usePress(deleting, { templateId: templateId ?? 0 })
