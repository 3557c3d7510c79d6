// Acts between two characters. Those on one pair are sent in their order; the last press counts.

import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ApiRequest } from '#app/platform/requests.ts'
import type { FriendState } from '#rules/friend-address.ts'
import { friendCalls, type Pair } from './queries.ts'

export type FriendAct = 'ask' | 'accept' | 'relation' | `part:${FriendState}`

/** @property name name of the other character, for the lists of waiting acts */
export type FriendPress = { act: FriendAct; pair: Pair; name: string; request: ApiRequest }

export const befriending = defineWrite({
  kind: 'friend.act',
  policy: 'mayWait',
  touches: ['friend', 'character'],
  toasts: 'all',
  press: ({ act, pair, name, request }: FriendPress) => ({
    entity: `friend:${pair.characterId}:${pair.otherId}`,
    request,
    note: name,
    facts: { ...pair, act },
  }),
})

const pressOf = (act: FriendAct, pair: Pair, name: string, request: FriendPress['request']): FriendPress => ({
  act,
  pair,
  name,
  request,
})

export const ask = (pair: Pair, name: string) => pressOf('ask', pair, name, friendCalls.ask.request(pair))
export const accept = (pair: Pair, name: string) => pressOf('accept', pair, name, friendCalls.accept.request(pair))
export const part = (pair: Pair, name: string, state: FriendState) =>
  pressOf(`part:${state}`, pair, name, friendCalls.part.request({ ...pair, state }))
export const saveRelation = (pair: Pair, name: string, relation: string) =>
  pressOf('relation', pair, name, friendCalls.saveRelation.request({ ...pair, relation }))

export const actOf = (item: Pick<OutboxItem, 'facts'>): FriendAct => item.facts.act as FriendAct
