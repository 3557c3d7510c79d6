// Writes that publish an old opening or replay again, and that end this. They need a network.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { RepublicationForm } from '#rules/republication.ts'
import { type Candidate, REPUBLICATION_TOUCHES, type Republication, republicationCalls } from './queries.ts'

type Pressed = RepublicationForm & { card: Candidate['card']; asDraft: boolean }

export const republishing = defineWrite({
  kind: 'scenario.republish',
  policy: 'online',
  thing: ['scenarioId', 'what'],
  touches: REPUBLICATION_TOUCHES,
  toasts: 'all',
  press: ({ card: { worldId, scenarioId, phase, scenarioTitle }, ...form }: Pressed) => ({
    entity: `republication:${scenarioId}`,
    request: republicationCalls.republish.request({ worldId, scenarioId, phase, ...form, words: form.words.trim() }),
    note: scenarioTitle,
    facts: { scenarioId, what: form.what, asDraft: Number(form.asDraft), isLater: Number(form.publishAt !== null) },
  }),
})

export const endingRepublication = defineWrite({
  kind: 'scenario.republishEnd',
  policy: 'online',
  thing: ['republicationId'],
  touches: REPUBLICATION_TOUCHES,
  toasts: 'all',
  press: ({ republicationId, card }: Pick<Republication, 'republicationId' | 'card'>) => ({
    entity: `republication:${card.scenarioId}`,
    request: republicationCalls.end.request({ republicationId }),
    note: card.scenarioTitle,
    facts: { republicationId },
  }),
})
