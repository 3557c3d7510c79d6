// /world/{worldId}/sobiItemSettings: what the character one speaks as wears, and how its parameters changed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeList } from '#app/areas/character/ChangeList.tsx'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { SpeakingChip } from '#app/areas/character/SpeakingChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { CouldNotLoad } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CharacterLine } from './CharacterLine.tsx'
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx'
import { equipmentQueries, type OfCharacter } from './queries.ts'
import { type SettingsTab, SettingsTabs } from './SettingsTabs.tsx'
import { Wardrobe } from './Wardrobe.tsx'

const FRESH_MS = 60_000

export function EquipmentScreen({ worldId, tab }: { worldId: string; tab: Exclude<SettingsTab, 'skills'> }) {
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
      <SettingsTabs worldId={worldId} current={tab} />
      <NeedsCharacter worldId={worldId} loading={<EquipmentSkeleton />}>
        {character => (
          <>
            <CharacterLine character={character} />
            <Content key={character.characterId} of={{ worldId, characterId: character.characterId }} tab={tab} />
          </>
        )}
      </NeedsCharacter>
    </Screen>
  )
}

function Content({ of, tab }: { of: OfCharacter; tab: SettingsTab }) {
  const online = useOnline()
  const [page, setPage] = useState(1)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(equipmentQueries.settings(of))
  if (!data && error) {
    return (
      <div className="mt-3">
        <CouldNotLoad
          online={online}
          drawing={<FailureDrawing />}
          title="装備を読み込めませんでした。"
          pending={isFetching}
          onRetry={refetch}
        />
      </div>
    )
  }
  if (!data) return <EquipmentSkeleton />
  return (
    <>
      {dataUpdatedAt < Date.now() - FRESH_MS && (
        <p className="mt-1 text-meta text-ink-soft">
          <AgeNote at={dataUpdatedAt} />
        </p>
      )}
      {tab === 'changes' ? (
        <div className="mt-3">
          <ChangeList
            character={of}
            page={page}
            renderLink={(number, face) => <button type="button" {...face} onClick={() => setPage(number)} />}
          />
        </div>
      ) : (
        <Wardrobe of={of} settings={data} />
      )}
    </>
  )
}
