// /world/{worldId}/originalClass/propose: a class of one's own.
import { useQuery } from '@tanstack/react-query'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { ProposeForm } from './ProposeForm.tsx'
import { applicationQueries } from './queries.ts'

export function ProposeScreen({ worldId, draftId }: { worldId: string; draftId: string | undefined }) {
  const online = useOnline()
  const query = useQuery(applicationQueries.parameters(worldId))
  const back = <BackLink to="/world/$worldId/originalClass" params={{ worldId }} search={{ mine: false, page: 1 }} />
  const skeleton = <MissionCardSkeleton count={2} />
  return (
    <WorldFrame worldId={worldId} title="クラスを提案する" back={back}>
      <div className="mt-3">
        <NeedsCharacter worldId={worldId} loading={skeleton}>
          {({ characterId }) =>
            query.data ? (
              <ProposeForm
                key={characterId}
                worldId={worldId}
                characterId={characterId}
                parameters={query.data.parameterList}
                draftId={draftId}
              />
            ) : (
              <Missing query={query} online={online} title="能力の一覧を読み込めませんでした。">
                {skeleton}
              </Missing>
            )
          }
        </NeedsCharacter>
      </div>
    </WorldFrame>
  )
}
