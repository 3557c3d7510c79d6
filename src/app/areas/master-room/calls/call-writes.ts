// Writes of calls for openings: adding, muting, removing. Each is visible at once and stored without a network.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ScenarioKind } from '#rules/codes/scenario.ts'
import { masterCallCalls } from '../queries.ts'

/** @property words what the call names, for lists */
export type NewCall = {
  masterId: string | null
  worldId: string | null
  kind: ScenarioKind | null
  isMuted: boolean
  words: string
}

export const addingCall = defineWrite({
  kind: 'call.add',
  policy: 'online',
  thing: ['key'],
  touches: ['masterCall', 'masterRoom'],
  toasts: 'all',
  press: ({ words, ...call }: NewCall) => ({
    entity: 'masterCalls',
    request: masterCallCalls.add.request(call),
    note: words,
    facts: { key: JSON.stringify([call.masterId, call.worldId, call.kind]) },
  }),
})

export const mutingCall = defineWrite({
  kind: 'call.mute',
  policy: 'mayWait',
  touches: ['masterCall', 'masterRoom'],
  toasts: 'problems',
  press: ({ callId, isMuted, words }: { callId: number; isMuted: boolean; words: string }) => ({
    entity: `masterCall:${callId}`,
    request: masterCallCalls.setMuted.request({ callId, isMuted }),
    note: words,
    facts: { callId, isMuted: Number(isMuted) },
  }),
})

export const removingCall = defineWrite({
  kind: 'call.remove',
  policy: 'online',
  thing: ['callId'],
  touches: ['masterCall', 'masterRoom'],
  toasts: 'problems',
  press: ({ callId, words }: { callId: number; words: string }) => ({
    entity: `masterCall:${callId}`,
    request: masterCallCalls.remove.request({ callId }),
    note: words,
    facts: { callId },
  }),
})
