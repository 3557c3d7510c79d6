// Hook for following and unfollowing somebody. Both go through the outbox and are visible at once; the last press counts.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { following } from '#rules/messages/words.ts'

/** Somebody who can be followed. */
export type Followee = { id: string; name: string }
export type FollowPress = Followee & { wanted: boolean }

/** Facts of such a write. @property wanted 1 for following, 0 for unfollowing */
export type FollowFacts = { followedId: string; wanted: number }
export const followFacts = ({ id, wanted }: FollowPress): FollowFacts => ({ followedId: id, wanted: wanted ? 1 : 0 })

/** The stored ids of all who are followed. */
interface Followed {
  /** undefined when not known yet */
  ids: readonly string[] | undefined
  change: (next: (ids: readonly string[]) => string[]) => void
  readAgain: () => void
}

export interface Following {
  /** undefined when not known yet */
  isFollowed: boolean | undefined
  /** the last act, while it is not answered */
  waiting: { kind: string; facts: FollowFacts } | undefined
  set: (wanted: boolean) => Promise<void>
}

export function useFollowing<Answer>(
  definition: Write<FollowPress, Answer, FollowFacts>,
  who: Followee,
  { ids, change, readAgain }: Followed,
): Following {
  const { write, openOf, lastOf } = useWrite(definition)
  const about = { followedId: who.id }
  const open = openOf(about)?.item
  const last = lastOf(about)

  const set = async (wanted: boolean): Promise<void> => {
    change(old => {
      const others = old.filter(id => id !== who.id)
      return wanted ? [who.id, ...others] : others
    })
    const result = await write({ ...who, wanted })
    // The button itself shows a waiting act.
    if (!result || result.state === 'waiting') return
    if (result.state !== 'done') return readAgain()
    const { done } = following({ wanted: wanted ? 1 : 0 })
    toasts.add({
      type: 'success',
      overline: who.name,
      title: done,
      ...(wanted ? {} : { action: { label: '元に戻す', onPress: () => void set(true) } }),
    })
  }
  return {
    isFollowed: last ? last.facts.wanted === 1 : ids?.includes(who.id),
    waiting: open && { kind: open.kind, facts: open.facts as FollowFacts },
    set,
  }
}
