// Reads of the screens of worlds.
import calls from 'virtual:contract/world'
import { type Call, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { WorldContract } from '#contract/world.ts'

export const worldCalls = connect<WorldContract>('world', calls)

type Answer<Name extends keyof typeof worldCalls> = Awaited<ReturnType<(typeof worldCalls)[Name]['send']>>
export type World = Answer<'worldSelect'>['worldSelectList'][number]
export type WorldTop = Answer<'getTop'>
export type WorldCharacter = WorldTop['newCharacterList'][number]
export type GuidePage = Answer<'getGuidePage'>
export type WorldCounter = Answer<'worldCounter'>
export type CharacterList = Answer<'searchCharacter'>
/** Names of a world's parameters and the rows of their calculation. */
export type StatRules = Answer<'getParameterCalcInfo'>
export type AppView = Answer<'appView'>['body']

/** The contract gives the status beside the body, because 203 has a meaning; over the network only the body comes. */
const appView = worldCalls.appView as unknown as Call<{ worldId: string; characterId: string }, AppView>

export const worldQueries = {
  worlds: () => readQuery(worldCalls.worldSelect, {}, { kept: true }),
  top: (worldId: string) => readQuery(worldCalls.getTop, { worldId }, { kept: true }),
  menu: (worldId: string) => readQuery(worldCalls.worldMenu, { worldId }, { kept: true }),
  applicationDates: (worldId: string) => readQuery(worldCalls.worldApplicationDate, { worldId }, { kept: true }),
  counter: (worldId: string, worldCounterId: number) =>
    readQuery(worldCalls.worldCounter, { worldId, worldCounterId }, { kept: true }),
  wallet: (worldId: string, characterId: string) => readQuery(appView, { worldId, characterId }, { kept: true }),
  guidePage: (worldId: string, pageId: string) =>
    readQuery(worldCalls.getGuidePage, { worldId, pageId }, { kept: true }),
  statRules: (worldId: string) => readQuery(worldCalls.getParameterCalcInfo, { worldId }, { kept: true }),
  classes: (worldId: string) => readQuery(worldCalls.getClassList, { worldId }, { kept: true }),
}
