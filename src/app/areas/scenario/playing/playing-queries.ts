// Reads of the playing desk.
import calls from 'virtual:contract/scenarioPlaying'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioPlayingContract } from '#contract/scenario-playing.ts'
import type { PhaseKey } from '../queries.ts'

export const playingCalls = connect<ScenarioPlayingContract>('scenarioPlaying', calls)

export type PlayingDesk = Awaited<ReturnType<typeof playingCalls.get.send>>
export type TeamTag = Awaited<ReturnType<typeof playingCalls.getTagList.send>>['tagList'][number]
export type EntryKey = PhaseKey & { characterId: string }

export const playingQueries = {
  desk: (key: EntryKey) => readQuery(playingCalls.get, key, { kept: true }),
  tags: ({ worldId, scenarioId, characterId }: EntryKey) =>
    readQuery(playingCalls.getTagList, { worldId, scenarioId, characterId }, { kept: true }),
  /** Characters that appear under a tag. */
  tagged: ({ worldId, scenarioId, characterId }: EntryKey, tagId: number) =>
    readQuery(playingCalls.getTagCharacters, { worldId, scenarioId, characterId, tagId }, { kept: true }),
}
