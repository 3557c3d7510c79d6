// Reads of the scenario screens, all of them kept: an opening is read in bed and on trains.
import calls from 'virtual:contract/scenario'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioContract } from '#contract/scenario.ts'
import { CLOSING_HOURS, SCENARIO_PAGE_SIZE } from '#rules/scenario/lists.ts'
import type { ScenarioList } from '#rules/scenario/states.ts'
import type { ListAddress } from './address.ts'
import { criteriaOf, type SearchAddress } from './list/search-address.ts'

export const scenarioCalls = connect<ScenarioContract>('scenario', calls)

type Openings = Awaited<ReturnType<typeof scenarioCalls.getOpeningList.send>>
/** An opening before its publication, with the promise of its lottery. */
export type ComingLottery = Openings['comingList'][number]
export type ScenarioCards = Omit<Openings, 'foundList' | 'comingList'> & {
  /** Lotteries to come, in lists of openings; answers that are kept from an earlier version have none. */
  comingList?: readonly ComingLottery[]
  /** Replays published again, in lists of replays; answers that are kept from an earlier version have none. */
  againList?: readonly Again[]
  replayList?: readonly ListedReplay[]
  /** Kept answers of an earlier version have none. */
  foundList?: readonly Found[]
}
export type ScenarioCard = ScenarioCards['scenarioList'][number]
/** Places of the words of a search in a scenario. */
export type Found = Awaited<ReturnType<typeof scenarioCalls.search.send>>['foundList'][number]
/** Facts of a replay in the list of replays. */
export type ListedReplay = Awaited<ReturnType<typeof scenarioCalls.getReplayList.send>>['replayList'][number]
/** A replay that the office has published again. */
export type Again = Awaited<ReturnType<typeof scenarioCalls.getReplayList.send>>['againList'][number]
export type Scenario = Awaited<ReturnType<typeof scenarioCalls.getScenarioDetail.send>>
export type OwnScenarios = Awaited<ReturnType<typeof scenarioCalls.getOwnList.send>>
export type OwnEntry = Scenario['entryList'][number]
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }

const lists = {
  opening: scenarioCalls.getOpeningList,
  writing: scenarioCalls.getWritingList,
  replay: scenarioCalls.getReplayList,
}

export const scenarioQueries = {
  list: (worldId: string, list: ScenarioList, { status, which, difficulty, kind, q, order, page }: ListAddress) =>
    readQuery(
      lists[list],
      {
        ...{ worldId, pageStart: page, perPage: SCENARIO_PAGE_SIZE, order },
        ...(status === null ? {} : { status }),
        ...(which === 'joinable' ? { joinable: true } : {}),
        ...(which === 'mine' ? { mine: true } : {}),
        ...(which === 'friends' ? { friends: true } : {}),
        ...(which === 'closing' ? { withinHours: CLOSING_HOURS } : {}),
        ...(difficulty === null ? {} : { difficultyNo: difficulty }),
        ...(kind === null ? {} : { scenarioKind: kind }),
        ...(q ? { keyword: q } : {}),
      },
      { kept: true },
    ),
  search: (worldId: string, isV2: boolean, place: SearchAddress) =>
    readQuery(scenarioCalls.search, { worldId, ...criteriaOf(place, isV2) }, { kept: true }),
  /** @param characterId whose way in is asked for */
  scenario: ({ worldId, scenarioId, phase }: PhaseKey, characterId?: string) =>
    readQuery(
      scenarioCalls.getScenarioDetail,
      { worldId, scenarioId, phase, ...(characterId ? { characterId } : {}) },
      { kept: true },
    ),
  lottery: (key: PhaseKey) => readQuery(scenarioCalls.getLottery, key),
  own: () => readQuery(scenarioCalls.getOwnList, {}, { kept: true }),
}
