// What the screen of worn items reads.
import calls from 'virtual:contract/equipment'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { EquipmentContract } from '#contract/equipment.ts'

export const equipmentCalls: Calls<EquipmentContract> = connect<EquipmentContract>('equipment', calls)

export type EquipmentSettings = Awaited<ReturnType<typeof equipmentCalls.getSettings.send>>
export type HeldItem = EquipmentSettings['allHoyuItemList'][number]
export type KeptSet = EquipmentSettings['setList'][number]
export type NamedParameter = EquipmentSettings['parameterList'][number]
export type EquipmentChanges = Awaited<ReturnType<typeof equipmentCalls.getChangeList.send>>

export type OfCharacter = { worldId: string; characterId: string }

export const CHANGES_PAGE_SIZE = 20

export const equipmentQueries = {
  settings: ({ worldId, characterId }: OfCharacter) =>
    readQuery(equipmentCalls.getSettings, { worldId, characterId }, { kept: true }),
  stats: ({ worldId, characterId }: OfCharacter) =>
    readQuery(equipmentCalls.getStats, { worldId, characterId }, { kept: true }),
  changes: ({ worldId, characterId }: OfCharacter, page: number) =>
    readQuery(
      equipmentCalls.getChangeList,
      { worldId, characterId, offset: (page - 1) * CHANGES_PAGE_SIZE, limit: CHANGES_PAGE_SIZE },
      { kept: true },
    ),
}
