// Reads of worn items and of what a character holds.
import calls from 'virtual:contract/equipment'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { EquipmentContract } from '#contract/equipment.ts'

export const equipmentCalls: Calls<EquipmentContract> = connect<EquipmentContract>('equipment', calls)

export type EquipmentSettings = Awaited<ReturnType<typeof equipmentCalls.getSettings.send>>
export type HeldItem = EquipmentSettings['allHoyuItemList'][number]
export type KeptSet = EquipmentSettings['setList'][number]
export type NamedParameter = EquipmentSettings['parameterList'][number]
/** Id and name, enough for a list of numbers. */
export type ParameterName = Pick<NamedParameter, 'id' | 'name'>

export type OfCharacter = { worldId: string; characterId: string }

export const equipmentQueries = {
  settings: ({ worldId, characterId }: OfCharacter) =>
    readQuery(equipmentCalls.getSettings, { worldId, characterId }, { kept: true }),
  /** Everything that the character holds. */
  bag: ({ worldId, characterId }: OfCharacter) =>
    readQuery(equipmentCalls.allHoyuItem, { worldId, characterId }, { kept: true }),
}
