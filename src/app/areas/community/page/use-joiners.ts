// Hook: the user's characters who may still join a community, and the acts of joining that wait on this device.
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import type { Community } from '../queries.ts'
import { joining } from '../writes.ts'

type Joiners = {
  /** All of the user's characters in the world of the community. */
  own: readonly OwnCharacter[]
  candidates: readonly OwnCharacter[]
  waiting: readonly OutboxItem[]
}

export function useJoiners({ worldId, communityId, memberIdList, askedIdList }: Community): Joiners {
  const own = useOwnIn(worldId)
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) => kind === joining.kind && state === 'waiting' && facts.communityId === communityId,
  )
  const isTaken = (id: string): boolean =>
    memberIdList.includes(id) || askedIdList.includes(id) || waiting.some(({ facts }) => facts.characterId === id)
  return { own, candidates: own.filter(({ characterId }) => !isTaken(characterId)), waiting }
}

/** Name of one of the user's characters; empty while they are not read. */
export const nameIn = (own: readonly OwnCharacter[], id: string): string =>
  own.find(({ characterId }) => characterId === id)?.characterFullName ?? ''
