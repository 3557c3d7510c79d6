// Card of the speaking character in this world with its purse, or a link for making the first one.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Repeat2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import type { World } from '#app/shared/world/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { imageSource } from '#rules/images.ts'
import { shownOnceOnline } from '#rules/messages/offline.ts'
import { NoCharacterCard } from './NoCharacterCard.tsx'
import { Wallet } from './Wallet.tsx'

const SpeakingSheet = lazy(() =>
  import('#app/shared/character/SpeakingSheet.tsx').then(module => ({ default: module.SpeakingSheet })),
)

export function MyCharacterCard({ world }: { world: World }) {
  const { user } = useSession()
  const { error } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  const speaking = useSpeaking(world.worldId)
  if (speaking === null) return <NoCharacterCard world={world} />
  if (!speaking) {
    return error ? (
      <p className="mt-4 text-cap text-ink-soft">{shownOnceOnline('キャラクター')}</p>
    ) : (
      <Loading>
        <Card className="mt-4">
          <span className="flex items-center gap-3">
            <SkeletonBlock className="size-14 rounded-full" />
            <SkeletonLines widths={[30, 60, 40]} className="flex-1" />
          </span>
          <SkeletonBlock className="mt-4 h-9" />
        </Card>
      </Loading>
    )
  }
  return <Mine world={world} character={speaking} />
}

function Mine({ world, character }: { world: World; character: OwnCharacter }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <Card as="section" flush className="mt-4" aria-label="自分のキャラクター">
      <div className="flex items-center gap-3 py-3 pr-3 pl-4">
        <Link
          to="/world/$worldId/character/$characterId"
          params={{ worldId: world.worldId, characterId: character.characterId }}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-pic text-ink"
        >
          <Avatar size={56} eager src={character.icon ? imageSource(character.icon, 'character', 112) : undefined} />
          <span className="min-w-0 flex-1">
            {character.shogo && <span className="block text-meta font-semibold text-kin">《{character.shogo}》</span>}
            <span className="block font-mincho text-card leading-[1.35] font-semibold">
              {character.characterFullName}
            </span>
            <span className="num block text-meta text-ink-soft">
              {character.className} Lv.{character.level}
            </span>
          </span>
        </Link>
        <IconButton icon={Repeat2} label="キャラクターを切り替える" onClick={() => setChoosing(true)} />
      </div>
      <Wallet world={world} characterId={character.characterId} />
      {choosing && (
        <Suspense>
          <SpeakingSheet worldId={world.worldId} speaking={character} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
