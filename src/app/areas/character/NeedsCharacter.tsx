// Shows what needs a character of one's own in a world; who has none is led to where one is made or chosen.
import { useLocation, useNavigate } from '@tanstack/react-router'
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
  const { href } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (character === null) void navigate({ href: `/withoutLogin?redirect=${encodeURIComponent(href)}`, replace: true })
  }, [character, href, navigate])
  return character ? children(character) : loading
}
