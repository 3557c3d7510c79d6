// Hook for following a character.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { type FollowPress, followFacts, useFollowing } from '#app/shared/follow/use-following.ts'
import { followCalls, followQueries } from './queries.ts'

export type Followable = { characterId: string; characterFullName: string }

const following = defineWrite({
  kind: 'follow.character',
  policy: 'mayWait',
  touches: ['follow', 'character'],
  toasts: 'problems',
  press: (pressed: FollowPress) => ({
    entity: `follow:${pressed.id}`,
    request: (pressed.wanted ? followCalls.follow : followCalls.unfollow).request({ characterId: pressed.id }),
    note: pressed.name,
    facts: followFacts(pressed),
  }),
})

export function useFollow({ characterId, characterFullName }: Followable) {
  const { user } = useSession()
  const client = useQueryClient()
  const ids = followQueries.ids()
  const { data } = useQuery({ ...ids, enabled: user !== null })
  return useFollowing(
    following,
    { id: characterId, name: characterFullName },
    {
      ids: data?.characterIdList,
      change: next => {
        client.setQueryData(ids.queryKey, old => old && { characterIdList: next(old.characterIdList) })
      },
      readAgain: () => void client.invalidateQueries({ queryKey: ids.queryKey }).catch(() => {}),
    },
  )
}
