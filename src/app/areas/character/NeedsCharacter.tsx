// Shows what needs a character of one's own in a world; who has none is led to where one is made or chosen.
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { OwnCharacter } from './queries.ts'
import { useSpeaking } from './speaking.ts'

export function NeedsCharacter({
  worldId,
  loading,
  children,
}: {
  worldId: string
  /** Shown until it is known whether there is one. */
  loading: ReactNode
  children: (character: OwnCharacter) => ReactNode
}) {
  const character = useSpeaking(worldId)
  const router = useRouter()
  useEffect(() => {
    if (character !== null) return
    // Read here and not watched: on the way to the gate this screen still stands, and would lead from there to there.
    const { href } = router.state.location
    void router.navigate({ href: `/withoutLogin?redirect=${encodeURIComponent(href)}`, replace: true })
  }, [character, router])
  return character ? children(character) : loading
}
