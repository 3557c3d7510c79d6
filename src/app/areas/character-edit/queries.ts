// The calls of making and changing characters, and the reads of their screens.
import calls from 'virtual:contract/characterEdit'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CharacterEditContract } from '#contract/character-edit.ts'

export const characterEditCalls: Calls<CharacterEditContract> = connect<CharacterEditContract>('characterEdit', calls)

export type Registration = Awaited<ReturnType<typeof characterEditCalls.getRegistration.send>>
export type WorldClass = Registration['classList'][number]
export type OwnProfile = Awaited<ReturnType<typeof characterEditCalls.getProfile.send>>
export type ChosenIcon = Parameters<typeof characterEditCalls.setIcon.send>[0]['icon']
export type ProfileChanges = Parameters<typeof characterEditCalls.saveProfile.send>[0]['changes']
export type Named = Omit<Parameters<typeof characterEditCalls.portrait.send>[0], 'variant'>

export const characterEditQueries = {
  registration: (worldId: string) => readQuery(characterEditCalls.getRegistration, { worldId }, { kept: true }),
  profile: (characterId: string) => readQuery(characterEditCalls.getProfile, { characterId }, { kept: true }),
  portrait: (named: Named, variant: number) =>
    readQuery(characterEditCalls.portrait, {
      worldId: named.worldId,
      familyName: named.familyName,
      givenName: named.givenName,
      middleName: named.middleName,
      variant,
    }),
}
