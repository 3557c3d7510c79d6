// /world/{worldId}/originalClass/propose: a class of one's own.
import { useQuery } from '@tanstack/react-query'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { SpeakingChip } from '#app/areas/character/SpeakingChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ProposeForm } from './ProposeForm.tsx'
import { applicationQueries } from './queries.ts'

export function ProposeScreen({ worldId, draftId }: { worldId: string; draftId: string | undefined }) {
  const online = useOnline()
  const { data, error, isFetching, refetch } = useQuery(applicationQueries.parameters(worldId))
  const back = <BackLink to="/world/$worldId/originalClass" params={{ worldId }} search={{ mine: false, page: 1 }} />
  const skeleton = <MissionCardSkeleton count={2} />
  return (
    <Screen
      top={<TopBar title="クラスを提案する" back={back} trailing={<SpeakingChip worldId={worldId} />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <div className="mt-3">
        <NeedsCharacter worldId={worldId} loading={skeleton}>
          {({ characterId }) =>
            data ? (
              <ProposeForm
                key={characterId}
                worldId={worldId}
                characterId={characterId}
                parameters={data.parameterList}
                draftId={draftId}
              />
            ) : error ? (
              <CouldNotLoad
                online={online}
                drawing={<FailureDrawing />}
                title="能力の一覧を読み込めませんでした。"
                pending={isFetching}
                onRetry={refetch}
              />
            ) : (
              skeleton
            )
          }
        </NeedsCharacter>
      </div>
    </Screen>
  )
}
