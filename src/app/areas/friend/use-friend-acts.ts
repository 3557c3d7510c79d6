// Hook for acts between characters: waiting acts, presses, results.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { befriending, type FriendPress } from './acts.ts'
import { friendCalls, friendQueries, type OwnFriends, type Pair, type Standing } from './queries.ts'

export function useFriendActs() {
  const outbox = useOutbox()
  const client = useQueryClient()
  const { write, openOf } = useWrite(befriending)
  return {
    /** The last unanswered act on a pair, and its state. */
    waitingOn: ({ characterId, otherId }: Pair) => openOf({ characterId, otherId }),
    press: async (pressed: FriendPress): Promise<void> => {
      const result = await write(pressed)
      if (result?.state === 'done' && pressed.act !== 'relation') show(client, result.answer as Standing)
    },
    cancel: async (item: OutboxItem): Promise<void> => {
      const cancelled = await outbox?.cancel(item)
      if (!cancelled) toasts.add({ type: 'info', title: 'もう送られているため、取り消せませんでした' })
    },
  }
}

/** Shows an answer at once; the lists are read again as well. */
function show(client: QueryClient, standing: Standing): void {
  const { characterId, otherId } = standing
  client.setQueryData(friendQueries.standing({ characterId, otherId }).queryKey, standing)
  const ofCharacter = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    (queryKey[2] as { characterId?: string } | undefined)?.characterId === characterId
  client.setQueriesData<OwnFriends>({ queryKey: friendCalls.getOwnList.key(), predicate: ofCharacter }, list =>
    list?.friendList.some(({ character }) => character.characterId === otherId)
      ? {
          ...list,
          friendList: list.friendList.filter(({ character }) => character.characterId !== otherId),
          count: list.count - 1,
        }
      : list,
  )
}

export type FriendActs = ReturnType<typeof useFriendActs>
