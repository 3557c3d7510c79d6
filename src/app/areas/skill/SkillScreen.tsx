// /world/{worldId}/skillSettings: what the character one speaks as has learned and set.
import { useQuery } from '@tanstack/react-query'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { SpeakingChip } from '#app/areas/character/SpeakingChip.tsx'
import { CharacterLine } from '#app/areas/equipment/CharacterLine.tsx'
import { EquipmentSkeleton } from '#app/areas/equipment/EquipmentSkeleton.tsx'
import type { OfCharacter } from '#app/areas/equipment/queries.ts'
import { SettingsTabs } from '#app/areas/equipment/SettingsTabs.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { CouldNotLoad } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { skillQueries } from './queries.ts'
import { SkillBoard } from './SkillBoard.tsx'

const FRESH_MS = 60_000

export function SkillScreen({ worldId }: { worldId: string }) {
  const online = useOnline()
  return (
    <Screen
      top={
        <TopBar
          title="装備とスキル"
          back={<BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
          trailing={<SpeakingChip worldId={worldId} />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      <SettingsTabs worldId={worldId} current="skills" />
      <NeedsCharacter worldId={worldId} loading={<EquipmentSkeleton />}>
        {character => (
          <>
            <CharacterLine character={character} />
            <Content key={character.characterId} of={{ worldId, characterId: character.characterId }} />
          </>
        )}
      </NeedsCharacter>
    </Screen>
  )
}

function Content({ of }: { of: OfCharacter }) {
  const online = useOnline()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(skillQueries.settings(of))
  if (data) {
    return (
      <>
        {dataUpdatedAt < Date.now() - FRESH_MS && (
          <p className="mt-1 text-meta text-ink-soft">
            <AgeNote at={dataUpdatedAt} />
          </p>
        )}
        <SkillBoard of={of} settings={data} />
      </>
    )
  }
  if (!error) return <EquipmentSkeleton />
  return (
    <div className="mt-3">
      <CouldNotLoad
        online={online}
        drawing={<FailureDrawing />}
        title="スキルを読み込めませんでした。"
        pending={isFetching}
        onRetry={refetch}
      />
    </div>
  )
}
