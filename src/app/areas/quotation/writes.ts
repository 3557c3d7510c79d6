// Writes of quotation cards. A scene that is kept on a train waits for the network; the server judges it then.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { Passage } from '#rules/quotations.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import { type PhaseKey, quotationCalls } from './queries.ts'

const NOTE_LENGTH = 30

export const keepingScene = defineWrite({
  kind: 'quotation.keep',
  policy: 'mayWait',
  touches: ['quotation'],
  toasts: 'problems',
  press: ({ of, passage }: { of: PhaseKey; passage: Passage }) => ({
    entity: `scenes:${of.scenarioId}:${of.phase}`,
    request: quotationCalls.keep.request({ ...of, ...passage }),
    note: oneLine(strip(passage.words), NOTE_LENGTH),
    facts: { scenarioId: of.scenarioId, phase: of.phase, rowFrom: passage.rowFrom, rowTo: passage.rowTo },
  }),
})

type Deleting = { quotationId: string; isDeleted: boolean; note: string }

export const deletingScene = defineWrite({
  kind: 'quotation.setDeleted',
  policy: 'mayWait',
  touches: ['quotation'],
  toasts: 'problems',
  press: ({ quotationId, isDeleted, note }: Deleting) => ({
    entity: `scene:${quotationId}`,
    request: quotationCalls.setDeleted.request({ quotationId, isDeleted }),
    note,
    facts: { quotationId, isDeleted: isDeleted ? 1 : 0 },
  }),
})
