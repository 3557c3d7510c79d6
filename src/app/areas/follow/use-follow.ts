// Hook for following and unfollowing. Both go through the outbox and are visible at once; the last press counts.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { followCalls, followQueries } from './queries.ts'

export type Followable = { characterId: string; characterFullName: string }

const following = defineWrite({
  kind: 'follow.character',
  policy: 'mayWait',
  touches: ['follow', 'character'],
  toasts: 'problems',
  press: ({ characterId, characterFullName, wanted }: Followable & { wanted: boolean }) => ({
    entity: `follow:${characterId}`,
    request: (wanted ? followCalls.follow : followCalls.unfollow).request({ characterId }),
    note: characterFullName,
    facts: { characterId, wanted: wanted ? 1 : 0 },
  }),
})

/**
 * @returns isFollowed undefined when not known yet
 * @returns waiting the last act, while it is not answered
 */
export function useFollow(character: Followable) {
  const { characterId, characterFullName } = character
  const { user } = useSession()
  const client = useQueryClient()
  const { write, openOf, lastOf } = useWrite(following)
  const { data } = useQuery({ ...followQueries.ids(), enabled: user !== null })
  const waiting = openOf({ characterId })?.item
  const last = lastOf({ characterId })
  const isFollowed = last ? last.facts.wanted === 1 : data?.characterIdList.includes(characterId)

  const set = async (wanted: boolean): Promise<void> => {
    const { queryKey } = followQueries.ids()
    client.setQueryData(queryKey, old => {
      if (!old) return old
      const others = old.characterIdList.filter(id => id !== characterId)
      return { characterIdList: wanted ? [characterId, ...others] : others }
    })
    const result = await write({ ...character, wanted })
    // The button itself shows a waiting act.
    if (!result || result.state === 'waiting') return
    if (result.state !== 'done') return void client.invalidateQueries({ queryKey }).catch(() => {})
    const { done } = actWords({ kind: following.kind, facts: { wanted: wanted ? 1 : 0 } })
    toasts.add({
      type: 'success',
      overline: characterFullName,
      title: done,
      ...(wanted ? {} : { action: { label: '元に戻す', onPress: () => void set(true) } }),
    })
  }
  return { isFollowed, waiting, set }
}
