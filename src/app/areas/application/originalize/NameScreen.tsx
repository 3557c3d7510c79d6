// /world/{worldId}/originalize/{kind}/{code}/{level}: a new name and description for an item or a skill.

import { useState } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { applicationQueries, type Originalizable } from '../queries.ts'
import { NameForm, type Thing } from './NameForm.tsx'

export type ThingPlace = { worldId: string; kind: 'item' | 'skill'; code: string; level: number }

export function NameScreen({ place, draftId }: { place: ThingPlace; draftId: string | undefined }) {
  const { worldId, kind } = place
  const title = kind === 'item' ? 'アイテムに名前をつける' : 'スキルに名前をつける'
  const back = <BackLink to="/world/$worldId/originalize" params={{ worldId }} search={{ tab: kind, page: 1 }} />
  return (
    <WorldFrame worldId={worldId} title={title} back={back} purse>
      <div className="mt-3">
        <NeedsCharacter worldId={worldId} loading={<MissionCardSkeleton count={1} />}>
          {({ characterId }) => <Content place={place} characterId={characterId} draftId={draftId} />}
        </NeedsCharacter>
      </div>
    </WorldFrame>
  )
}

type Found = Originalizable['itemList'][number] | Originalizable['skillList'][number]

function Content({
  place,
  characterId,
  draftId,
}: {
  place: ThingPlace
  characterId: string
  draftId: string | undefined
}) {
  const query = useRead(applicationQueries.originalizable(characterId))
  const { worldId, kind, code, level } = place
  // Kept, because a piece leaves the bag when the application has arrived, even if its answer was lost.
  const [first, setFirst] = useState<Found>()
  return (
    <Read query={query} title="持っているものを読み込めませんでした。" skeleton={<MissionCardSkeleton count={1} />}>
      {data => {
        const item = data.itemList.find(each => each.code === code && each.level === level && each.free > 0)
        const skill = data.skillList.find(each => each.code === code && !each.isApplying)
        const found = (kind === 'item' ? item : skill) ?? first
        if (found && !first) setFirst(found)
        if (!found) {
          return (
            <EmptyState
              drawing={<EmptyDrawing />}
              title="いま名前をつけられません。"
              note="持っていないか、装備中か、もう申請しています。"
              action={
                <ButtonLink
                  variant="ai"
                  to="/world/$worldId/originalize"
                  params={{ worldId }}
                  search={{ tab: 'applications', page: 1 }}
                >
                  申請を見る
                </ButtonLink>
              }
            />
          )
        }
        const { name, description, picture } = found
        const thing: Thing = { kind, code, level: found.level, name, description, picture }
        return (
          <NameForm key={characterId} worldId={worldId} characterId={characterId} thing={thing} draftId={draftId} />
        )
      }}
    </Read>
  )
}
