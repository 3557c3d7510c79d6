// /world/{worldId}/sobiItemSettings: what the character one speaks as wears, and how its parameters changed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeList } from '#app/areas/character/ChangeList.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx'
import { equipmentQueries, type OfCharacter } from './queries.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import type { SettingsTab } from './SettingsTabs.tsx'
import { Wardrobe } from './Wardrobe.tsx'

const FRESH_MS = 60_000

export function EquipmentScreen({ worldId, tab }: { worldId: string; tab: Exclude<SettingsTab, 'skills'> }) {
  return (
    <SettingsFrame worldId={worldId} tab={tab}>
      {of => <Content of={of} tab={tab} />}
    </SettingsFrame>
  )
}

function Content({ of, tab }: { of: OfCharacter; tab: SettingsTab }) {
  const online = useOnline()
  const [page, setPage] = useState(1)
  const query = useQuery(equipmentQueries.settings(of))
  const { data, dataUpdatedAt } = query
  if (!data) {
    return (
      <Missing query={query} online={online} title="装備を読み込めませんでした。" className="mt-3">
        <EquipmentSkeleton />
      </Missing>
    )
  }
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
