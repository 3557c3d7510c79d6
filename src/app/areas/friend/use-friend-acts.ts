// Acts between characters as the screens see them: what waits, what was pressed, what came of it.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { type SendingState, sendingState, useAct } from '#app/platform/outbox/use-act.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { actOf, waitingOn } from './acts.ts'
import { friendCalls, friendQueries, type OwnFriends, type Pair, type Standing } from './queries.ts'

export function useFriendActs() {
  const outbox = useOutbox()
  const client = useQueryClient()
  const act = useAct()
  const { items, sending } = useOutboxView()
  return {
    /** The act on a pair that is on its way, and where it stands. */
    waitingOn: (pair: Pair): { item: OutboxItem; state: SendingState } | null => {
      const item = waitingOn(items, pair)
      return item ? { item, state: sendingState(item, sending) } : null
    },
    press: async (item: NewOutboxItem): Promise<void> => {
      const acted = await act(item)
      if (acted.state !== 'answered') return
      toasts.add({ type: 'success', overline: item.note, title: actWords(item).done })
      if (actOf(item) !== 'relation') show(client, acted.answer as Standing)
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
