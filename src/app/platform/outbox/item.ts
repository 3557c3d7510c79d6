// Items of the outbox: acts that wait to be sent.
import type { ActKind } from '#rules/messages/acts.ts'
import type { Area } from '../belongings.ts'
import type { ApiRequest } from '../requests.ts'

export type OutboxItem = {
  /** Idempotency-Key, made once when the user acts. */
  id: string
  /** Owner; the sender skips items of anybody but the signed-in user. */
  userId: string
  /** Position in the order of all items of the device. */
  sequence: number
  /** Subject of the act: items of one entity are sent in their order, different entities at the same time. */
  entity: string
  /** Kind of act: `mission.reward`. Its words stand in rules/messages/acts.ts. */
  kind: string
  request: ApiRequest
  /** Name of the item or character in question, for lists. */
  note: string
  /** Values that screens need to show the act as done: an amount, a character. */
  facts: Record<string, string | number | null>
  /** Field of the request that has the text of a draft which the act hands in; without it the facts may have one. */
  textIn?: string
  /** Whether the facts have all fields of that form as they were in the draft. */
  isWholeForm?: true
  /** Beginnings of query keys whose reads its answer makes outdated. */
  touches: string[]
  createdAt: number
  /** Schema of this record; old ones are read for as long as an outbox may keep them. */
  version: 1
  state: 'waiting' | 'refused'
  /** Number of sendings without an answer. Above 0 it may have arrived, and cannot be taken back. */
  attempts: number
  /** Time before which it is not sent, unless something happens that makes an answer likely. */
  nextAt: number
  /** Whether nextAt is fixed, because the server named it (Retry-After) or the act can be taken back until then. */
  held?: boolean
  /** Words of the server for why it has to wait, while it is held. */
  heldWords?: string
  /** Time until which it is not sent, so that its user can take it back. */
  undoUntil?: number
  /** Time of the last sending. Older records have none. */
  triedAt?: number
  refusal: { code: string; message: string; at: number } | null
}

export type NewOutboxItem = Pick<OutboxItem, 'entity' | 'request' | 'note' | 'facts' | 'textIn' | 'isWholeForm'> & {
  kind: ActKind
  touches: Area[]
  /** Milliseconds in which it can be taken back before it is sent, with or without a network. */
  undoFor?: number
}
