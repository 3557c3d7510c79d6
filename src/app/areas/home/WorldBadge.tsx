// Name and icon of the speaking character in this world, at the foot of the rail; the world's top shows it itself.
import { Link, useLocation } from '@tanstack/react-router'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'

export function WorldBadge({ worldId, worldName }: { worldId: string; worldName: string }) {
  const speaking = useSpeaking(worldId)
  const isTop = useLocation({ select: ({ pathname }) => pathname === `/world/${worldId}` })
  if (!speaking || isTop) return null
  const { characterId, characterFullName, icon } = speaking
  return (
    <Link
      to="/world/$worldId/character/$characterId"
      params={{ worldId, characterId }}
      className="flex min-h-11 items-center gap-2.5 rounded-card text-sub leading-[1.35] text-ink"
    >
      <Avatar size={44} src={icon ? imageSource(icon, 'character', 96) : undefined} />
      <span className="min-w-0">
        <b className="block">{characterFullName}</b>
        <span className="text-meta text-ink-soft">{worldName}</span>
      </span>
    </Link>
  )
}
