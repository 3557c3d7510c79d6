// Reserving, joining, confirming, cancelling and leaving: pressed with a network only, one at a time a phase.
import { BELONGINGS } from '#app/platform/belongings.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { EntryAct } from '#rules/scenario/entries.ts'
import { type PhaseKey, scenarioCalls } from '../queries.ts'

type Wanted = PhaseKey & { characterId: string; act: EntryAct; title: string; cost: number; fatePower: number }

function requestOf({ act, title: _, cost, fatePower, ...of }: Wanted) {
  if (act === 'reserve') return scenarioCalls.reserve.request({ ...of, cost, fatePower })
  if (act === 'join') return scenarioCalls.participation.request({ ...of, cost })
  if (act === 'confirm') return scenarioCalls.confirm.request(of)
  return scenarioCalls.cancel.request({ ...of, act })
}

const entering = defineWrite({
  kind: 'scenario.entry',
  policy: 'online',
  thing: ['scenarioId', 'phase'],
  touches: ['scenario', 'scenarioPlaying', 'scenarioBoard', ...BELONGINGS],
  toasts: 'all',
  press: (wanted: Wanted) => ({
    entity: `spend:${wanted.characterId}`,
    request: requestOf(wanted),
    note: wanted.title,
    facts: { scenarioId: wanted.scenarioId, phase: wanted.phase, act: wanted.act },
  }),
})

export const useEntryActs = ({ scenarioId, phase }: PhaseKey) => usePress(entering, { scenarioId, phase })
export type EntryActs = ReturnType<typeof useEntryActs>
