// Following and unfollowing. Both go through the outbox and are seen at once: what was pressed last counts.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useAct } from '#app/platform/outbox/use-act.ts'
import { useSession } from '#app/platform/use-session.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { followCalls, followQueries } from './queries.ts'

const FOLLOW = 'follow.character'

export type Followable = { characterId: string; characterFullName: string }

const followAct = ({ characterId, characterFullName }: Followable, wanted: boolean): NewOutboxItem => ({
  entity: `follow:${characterId}`,
  kind: FOLLOW,
  request: (wanted ? followCalls.follow : followCalls.unfollow).request({ characterId }),
  title: wanted ? 'フォロー' : 'フォローを外す',
  note: characterFullName,
  facts: { characterId, wanted: wanted ? 1 : 0 },
  touches: ['follow', 'character'],
})

/** Undefined: not known yet. */
export function useFollow(character: Followable) {
  const { characterId, characterFullName } = character
  const { user } = useSession()
  const client = useQueryClient()
  const act = useAct()
  const { data } = useQuery({ ...followQueries.ids(), enabled: user !== null })
  const { items } = useOutboxView()
  const waiting = items.findLast(
    ({ kind, state, facts }) => kind === FOLLOW && state === 'waiting' && facts.characterId === characterId,
  )
  const isFollowed = waiting ? waiting.facts.wanted === 1 : data?.characterIdList.includes(characterId)

  const set = async (wanted: boolean): Promise<void> => {
    const { queryKey } = followQueries.ids()
    client.setQueryData(queryKey, old => {
      if (!old) return old
      const others = old.characterIdList.filter(id => id !== characterId)
      return { characterIdList: wanted ? [characterId, ...others] : others }
    })
    const { state } = await act(followAct(character, wanted))
    if (state === 'refused') {
      client.invalidateQueries({ queryKey }).catch(() => {})
    }
    // What waits says so itself.
    if (state !== 'answered') return
    toasts.add({
      type: 'success',
      overline: characterFullName,
      title: wanted ? 'フォローしました' : 'フォローを外しました',
      ...(wanted ? {} : { action: { label: '元にもどす', onPress: () => void set(true) } }),
    })
  }
  return { isFollowed, isWaiting: waiting !== undefined, set }
}
