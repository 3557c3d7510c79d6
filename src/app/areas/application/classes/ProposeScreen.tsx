// /world/{worldId}/originalClass/propose: proposing a class.

import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { applicationQueries } from '../queries.ts'
import { ProposeForm } from './ProposeForm.tsx'

export function ProposeScreen({ worldId, draftId }: { worldId: string; draftId: string | undefined }) {
  const query = useRead(applicationQueries.parameters(worldId))
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
              <NotRead query={query} title="能力の一覧を読み込めませんでした。">
                {skeleton}
              </NotRead>
            )
          }
        </NeedsCharacter>
      </div>
    </WorldFrame>
  )
}
