// The frame of 装備とスキル: its tabs, and the speaking character whose settings they are.
import { Fragment, type ReactNode } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { CharacterLine } from './CharacterLine.tsx'
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx'
import type { OfCharacter } from './queries.ts'
import { type SettingsTab, SettingsTabs } from './SettingsTabs.tsx'

export function SettingsFrame({
  worldId,
  tab,
  children,
}: {
  worldId: string
  tab: SettingsTab
  children: (of: OfCharacter) => ReactNode
}) {
  return (
    <WorldFrame worldId={worldId} title="装備とスキル">
      <SettingsTabs worldId={worldId} current={tab} />
      <NeedsCharacter worldId={worldId} loading={<EquipmentSkeleton />}>
        {character => (
          <>
            <CharacterLine character={character} />
            <Fragment key={character.characterId}>{children({ worldId, characterId: character.characterId })}</Fragment>
          </>
        )}
      </NeedsCharacter>
    </WorldFrame>
  )
}
