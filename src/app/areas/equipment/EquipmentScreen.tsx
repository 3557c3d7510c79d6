// /world/{worldId}/sobiItemSettings: equipment of the speaking character, and the history of its parameters.

import { useState } from 'react'
import { ChangeList } from '#app/shared/character/ChangeList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EquipmentSkeleton } from '#app/shared/settings/EquipmentSkeleton.tsx'
import { equipmentQueries, type OfCharacter } from '#app/shared/settings/queries.ts'
import { SettingsFrame } from '#app/shared/settings/SettingsFrame.tsx'
import type { SettingsTab } from '#app/shared/settings/SettingsTabs.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { Wardrobe } from './Wardrobe.tsx'

export function EquipmentScreen({ worldId, tab }: { worldId: string; tab: Exclude<SettingsTab, 'skills'> }) {
  return (
    <SettingsFrame worldId={worldId} tab={tab}>
      {of => <Content of={of} tab={tab} />}
    </SettingsFrame>
  )
}

function Content({ of, tab }: { of: OfCharacter; tab: SettingsTab }) {
  const [page, setPage] = useState(1)
  const query = useRead(equipmentQueries.settings(of))
  return (
    <Read query={query} title="装備を読み込めませんでした。" className="mt-3" skeleton={<EquipmentSkeleton />}>
      {(data, age) => (
        <>
          {age !== null && (
            <p className="mt-1 text-meta text-ink-soft">
              <AgeNote at={age} />
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
      )}
    </Read>
  )
}
