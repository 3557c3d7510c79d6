// Shows what needs a character of one's own in a world; who has none is led to where one is made or chosen.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { characterQueries, type OwnCharacter } from './queries.ts'
import { useSpeaking } from './speaking.ts'

export function NeedsCharacter({
  worldId,
  loading,
  frame = content => content,
  children,
}: {
  worldId: string
  /** Shown until it is known whether there is one. */
  loading: ReactNode
  /** around that, where this is the whole screen */
  frame?: (content: ReactNode) => ReactNode
  children: (character: OwnCharacter) => ReactNode
}) {
  const online = useOnline()
  const character = useSpeaking(worldId)
  const query = useQuery({ ...characterQueries.mine(), enabled: character === undefined })
  const router = useRouter()
  useEffect(() => {
    if (character !== null) return
    // Read here and not watched: on the way to the gate this screen still stands, and would lead from there to there.
    const { href } = router.state.location
    void router.navigate({ href: `/withoutLogin?redirect=${encodeURIComponent(href)}`, replace: true })
  }, [character, router])
  if (character) return children(character)
  return frame(
    <Missing query={query} online={online} title="キャラクターを読み込めませんでした。" className="mt-3">
      {loading}
    </Missing>,
  )
}
