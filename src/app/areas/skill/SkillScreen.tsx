// /world/{worldId}/skillSettings: learned and set skills of the speaking character.

import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EquipmentSkeleton } from '#app/shared/settings/EquipmentSkeleton.tsx'
import type { OfCharacter } from '#app/shared/settings/queries.ts'
import { SettingsFrame } from '#app/shared/settings/SettingsFrame.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { skillQueries } from './queries.ts'
import { SkillBoard } from './SkillBoard.tsx'

export function SkillScreen({ worldId }: { worldId: string }) {
  return (
    <SettingsFrame worldId={worldId} tab="skills">
      {of => <Content of={of} />}
    </SettingsFrame>
  )
}

function Content({ of }: { of: OfCharacter }) {
  const query = useRead(skillQueries.settings(of))
  return (
    <Read query={query} title="スキルを読み込めませんでした。" className="mt-3" skeleton={<EquipmentSkeleton />}>
      {(data, age) => (
        <>
          {age !== null && (
            <p className="mt-1 text-meta text-ink-soft">
              <AgeNote at={age} />
            </p>
          )}
          <SkillBoard of={of} settings={data} />
        </>
      )}
    </Read>
  )
}
