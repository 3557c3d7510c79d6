// What waits to be sent.
import type { ActKind } from '#rules/messages/acts.ts'
import type { Area } from '../belongings.ts'
import type { ApiRequest } from '../exchange.ts'

export type OutboxItem = {
  /** The Idempotency-Key: made when the user acts, never again. */
  id: string
  /** Whose it is; the sender refuses items of anybody but the signed-in user. */
  userId: string
  /** Grows with every item of the device. */
  sequence: number
  /** Items of one entity are sent in their order; different entities at the same time. */
  entity: string
  /** What kind of act it was: `mission.reward`. Its words stand in rules/messages/acts.ts. */
  kind: string
  request: ApiRequest
  /** For the lists: with what it was done, an item or a character. */
  note: string
  /** What screens need to show the act as done: an amount, a character. */
  facts: Record<string, string | number | null>
  /** Beginnings of query keys that its answer makes old. */
  touches: string[]
  createdAt: number
  /** Schema of this record; old ones are read for as long as an outbox lives. */
  version: 1
  state: 'waiting' | 'refused'
  /** How often it was sent without an answer. Once above 0 it may have arrived, and cannot be taken back. */
  attempts: number
  /** Not before this time, unless something happens that makes an answer likely. */
  nextAt: number
  /** The server named nextAt (Retry-After), or it can be taken back until then: nothing makes it earlier. */
  held?: boolean
  /** Until then it is not sent, so that its user can take it back. */
  undoUntil?: number
  /** When it was last sent. Older records have none. */
  triedAt?: number
  refusal: { code: string; message: string; at: number } | null
}

export type NewOutboxItem = Pick<OutboxItem, 'entity' | 'request' | 'note' | 'facts'> & {
  kind: ActKind
  touches: Area[]
  /** Milliseconds for which it waits to be taken back before it is sent, whether or not there is a network. */
  undoFor?: number
}
