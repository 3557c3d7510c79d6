// Following and unfollowing. Both go through the outbox and are seen at once: what was pressed last counts.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useAct } from '#app/platform/outbox/use-act.ts'
import { useSession } from '#app/platform/use-session.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { followCalls, followQueries } from './queries.ts'

const FOLLOW = 'follow.character'

export type Followable = { characterId: string; characterFullName: string }

const followAct = ({ characterId, characterFullName }: Followable, wanted: boolean): NewOutboxItem => ({
  entity: `follow:${characterId}`,
  kind: FOLLOW,
  request: (wanted ? followCalls.follow : followCalls.unfollow).request({ characterId }),
  note: characterFullName,
  facts: { characterId, wanted: wanted ? 1 : 0 },
  touches: ['follow', 'character'],
})

/**
 * @returns isFollowed undefined: not known yet
 * @returns waiting what was pressed last and was not answered yet
 */
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
    const pressed = followAct(character, wanted)
    const { state } = await act(pressed)
    if (state === 'refused') {
      client.invalidateQueries({ queryKey }).catch(() => {})
    }
    // What waits says so itself.
    if (state !== 'answered') return
    toasts.add({
      type: 'success',
      overline: characterFullName,
      title: actWords(pressed).done,
      ...(wanted ? {} : { action: { label: '元にもどす', onPress: () => void set(true) } }),
    })
  }
  return { isFollowed, waiting, set }
}
