// /world/{worldId}/skillSettings: what the character one speaks as has learned and set.
import { useQuery } from '@tanstack/react-query'
import { EquipmentSkeleton } from '#app/areas/equipment/EquipmentSkeleton.tsx'
import type { OfCharacter } from '#app/areas/equipment/queries.ts'
import { SettingsFrame } from '#app/areas/equipment/SettingsFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { skillQueries } from './queries.ts'
import { SkillBoard } from './SkillBoard.tsx'

const FRESH_MS = 60_000

export function SkillScreen({ worldId }: { worldId: string }) {
  return (
    <SettingsFrame worldId={worldId} tab="skills">
      {of => <Content of={of} />}
    </SettingsFrame>
  )
}

function Content({ of }: { of: OfCharacter }) {
  const online = useOnline()
  const query = useQuery(skillQueries.settings(of))
  const { data, dataUpdatedAt } = query
  if (!data) {
    return (
      <Missing query={query} online={online} title="スキルを読み込めませんでした。" className="mt-3">
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
      <SkillBoard of={of} settings={data} />
    </>
  )
}
