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
/** What it is called is all that a list of numbers asks. */
export type ParameterName = Pick<NamedParameter, 'id' | 'name'>

export type OfCharacter = { worldId: string; characterId: string }

export const equipmentQueries = {
  settings: ({ worldId, characterId }: OfCharacter) =>
    readQuery(equipmentCalls.getSettings, { worldId, characterId }, { kept: true }),
}
