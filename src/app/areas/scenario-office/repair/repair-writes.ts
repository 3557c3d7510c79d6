// Writes of the repair tool, each with a reason. They need a network, and one runs at a time for each scenario.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { RepairAct } from '#rules/scenario/desk.ts'
import { OFFICE_TOUCHES, REPAIR_TOUCHES, type Repair, type RepairEntry, scenarioOfficeCalls } from '../queries.ts'

type Card = Repair['card']
type Mending = { card: Card; reason: string }

type PhaseKey = { worldId: string; scenarioId: number; phase: number }
const keyOf = ({ worldId, scenarioId, phase }: PhaseKey) => ({ worldId, scenarioId, phase })
const entityOf = ({ scenarioId }: PhaseKey): string => `repair:${scenarioId}`

export const repairing = defineWrite({
  kind: 'scenario.repair',
  policy: 'online',
  thing: ['scenarioId'],
  touches: REPAIR_TOUCHES,
  toasts: 'all',
  press: ({ card, reason, act }: Mending & { act: RepairAct }) => ({
    entity: entityOf(card),
    request: scenarioOfficeCalls.repair.request({ ...keyOf(card), act, reason }),
    note: card.scenarioTitle,
    facts: { scenarioId: card.scenarioId, act },
  }),
})

/** New values; null leaves a value unchanged. */
export type NewNumbers = { until: string | null; seats: number | null; minimum: number | null }

export const changingNumbers = defineWrite({
  kind: 'scenario.repairNumbers',
  policy: 'online',
  thing: ['scenarioId'],
  touches: REPAIR_TOUCHES,
  toasts: 'all',
  press: ({ card, reason, numbers }: Mending & { numbers: NewNumbers }) => ({
    entity: entityOf(card),
    request: scenarioOfficeCalls.repairNumbers.request({ ...keyOf(card), ...numbers, reason }),
    note: card.scenarioTitle,
    facts: { scenarioId: card.scenarioId },
  }),
})

type OnEntry = Mending & { entry: RepairEntry }

export const removingEntry = defineWrite({
  kind: 'scenario.removeEntry',
  policy: 'online',
  thing: ['scenarioId'],
  touches: REPAIR_TOUCHES,
  toasts: 'all',
  press: ({ card, reason, entry: { entryId, character } }: OnEntry) => ({
    entity: entityOf(card),
    request: scenarioOfficeCalls.removeEntry.request({ ...keyOf(card), entryId, reason }),
    note: character.characterFullName,
    facts: { scenarioId: card.scenarioId, entryId },
  }),
})

/** A participant whose text the office opens. */
export type TextOf = {
  card: PhaseKey
  entry: { entryId: number; character: { characterFullName: string } }
  reason: string
}

export const openingText = defineWrite({
  kind: 'scenario.openText',
  policy: 'online',
  thing: ['scenarioId', 'entryId'],
  touches: OFFICE_TOUCHES,
  toasts: 'none',
  press: ({ card, reason, entry: { entryId, character } }: TextOf) => ({
    entity: entityOf(card),
    request: scenarioOfficeCalls.openText.request({ ...keyOf(card), entryId, reason }),
    note: character.characterFullName,
    facts: { scenarioId: card.scenarioId, entryId },
  }),
})
