// /world/{worldId}/message: the letters of the speaking character, by pair, or those with one other character.
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { AsOther } from '../AsOther.tsx'
import type { MessagePlace } from '../address.ts'
import { Thread } from './Thread.tsx'
import { Threads } from './Threads.tsx'

export function MessageScreen({ worldId, place }: { worldId: string; place: MessagePlace }) {
  const { with: otherId } = place
  return (
    <WorldFrame
      worldId={worldId}
      title="手紙"
      back={
        otherId === undefined ? undefined : (
          <BackLink to="/world/$worldId/message" params={{ worldId }} label="手紙の一覧へ戻る" />
        )
      }
    >
      <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton />}>
        {mine => (
          <AsOther worldId={worldId} as={place.as} mine={mine}>
            {otherId === undefined ? (
              <Threads key={mine.characterId} mine={mine} page={place.page} />
            ) : (
              <Thread key={`${mine.characterId} ${otherId}`} mine={mine} otherId={otherId} place={place} />
            )}
          </AsOther>
        )}
      </NeedsCharacter>
    </WorldFrame>
  )
}
