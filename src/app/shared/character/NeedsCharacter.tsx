// Guard around content that needs a character of the user in a world. Users without one are led to the screen where one
// is made or chosen.

import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { characterQueries, type OwnCharacter } from './queries.ts'
import { useSpeaking } from './speaking.ts'

export function NeedsCharacter({
  worldId,
  loading,
  frame = content => content,
  children,
}: {
  worldId: string
  /** shown until it is known whether there is a character */
  loading: ReactNode
  /** wraps that content when it is the whole screen */
  frame?: (content: ReactNode) => ReactNode
  children: (character: OwnCharacter) => ReactNode
}) {
  const character = useSpeaking(worldId)
  const query = useRead({ ...characterQueries.mine(), enabled: character === undefined })
  const router = useRouter()
  useEffect(() => {
    if (character !== null) return
    // Read once and not watched: on the way to the gate this screen is still mounted, and would redirect from there again.
    const { href } = router.state.location
    void router.navigate({ href: `/withoutLogin?redirect=${encodeURIComponent(href)}`, replace: true })
  }, [character, router])
  if (character) return children(character)
  return frame(
    <NotRead query={query} title="キャラクターを読み込めませんでした。" className="mt-3">
      {loading}
    </NotRead>,
  )
}
