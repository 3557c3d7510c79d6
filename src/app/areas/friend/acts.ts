// What can be done between two characters, ready for the outbox. Acts on one pair are sent in their order.
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import type { FriendState } from '#rules/friend-places.ts'
import { friendCalls, type Pair } from './queries.ts'

const FRIEND = 'friend.act'
const TOUCHES: NewOutboxItem['touches'] = ['friend', 'character']

export type FriendAct = 'ask' | 'accept' | 'relation' | `part:${FriendState}`

function itemOf(act: FriendAct, pair: Pair, name: string, request: NewOutboxItem['request']): NewOutboxItem {
  return {
    entity: `friend:${pair.characterId}:${pair.otherId}`,
    kind: FRIEND,
    request,
    note: name,
    facts: { ...pair, act },
    touches: TOUCHES,
  }
}

/** @param name the other's, for the lists of what waits */
export const ask = (pair: Pair, name: string) => itemOf('ask', pair, name, friendCalls.ask.request(pair))
export const accept = (pair: Pair, name: string) => itemOf('accept', pair, name, friendCalls.accept.request(pair))
export const part = (pair: Pair, name: string, state: FriendState) =>
  itemOf(`part:${state}`, pair, name, friendCalls.part.request({ ...pair, state }))
export const saveRelation = (pair: Pair, name: string, relation: string) =>
  itemOf('relation', pair, name, friendCalls.saveRelation.request({ ...pair, relation }))

/** The last act on a pair that waits in this device. */
export const waitingOn = (items: readonly OutboxItem[], { characterId, otherId }: Pair): OutboxItem | undefined =>
  items.findLast(
    ({ kind, state, facts }) =>
      kind === FRIEND && state === 'waiting' && facts.characterId === characterId && facts.otherId === otherId,
  )

export const actOf = (item: Pick<OutboxItem, 'facts'>): FriendAct => item.facts.act as FriendAct
