// Write that plans the publication of one of the office's own openings.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { OFFICE_TOUCHES, scenarioOfficeCalls } from '../queries.ts'

/** @property openDateTime time of publication; null: the saved wish, or at once without one */
type Planned = { worldId: string; scenarioId: number; phase: number; title: string; openDateTime: string | null }

export const scheduling = defineWrite({
  kind: 'scenario.schedule',
  policy: 'online',
  thing: ['scenarioId'],
  touches: OFFICE_TOUCHES,
  toasts: 'all',
  press: ({ title, ...planned }: Planned) => ({
    entity: `opening:${planned.scenarioId}`,
    request: scenarioOfficeCalls.schedule.request(planned),
    note: title,
    facts: { scenarioId: planned.scenarioId },
  }),
})
