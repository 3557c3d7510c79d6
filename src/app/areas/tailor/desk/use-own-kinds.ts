// Hook with the kinds of works that the user makes as a creator; undefined until it is known.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#app/platform/use-session.ts'
import { classQueries } from '#app/shared/session/class-queries.ts'
import type { CreatorType } from '#rules/codes/user.ts'

export function useOwnKinds(): readonly CreatorType[] | undefined {
  const { user } = useSession()
  const { data } = useQuery({ ...classQueries.classes(user?.userId ?? ''), enabled: user !== null })
  if (!data) return undefined
  const { creatorInfoIllust, creatorInfoVoice, creatorInfoWriter } = data
  const held = [creatorInfoIllust, creatorInfoVoice, creatorInfoWriter]
  return ([1, 2, 3] as const).filter((_, place) => held[place] !== null)
}
