// Scenarios that a user runs in, as the server lists them for component tests.
import type { EntryState } from '#rules/scenario/entries.ts'
import { codeOfState, type ScenarioState, statusNameOf } from '#rules/scenario/states.ts'
import type { AnswerOf } from './fake-server.ts'

export type Own = AnswerOf<'scenario.getOwnList'>['scenarioList'][number]
export const OWN_NOW = '2026-11-21T12:00:00.000Z'

/** @param at each of its dates */
export const ownScenario = (
  id: number,
  state: ScenarioState,
  entry: EntryState,
  at: string,
  sentAt: string | null = null,
): Own => ({
  ...{ scenarioId: id, phase: 1, worldId: 'world0', scenarioTitle: `第${id}話`, masterName: '澪' },
  ...{ isStaff: false, scenarioType: 'Normal', scenarioKind: 1, difficultyNo: 1, rewardNo: 2, textType: 'Normal' },
  ...{ privateReplayFlg: false, status: codeOfState(state), statusName: statusNameOf(state), state, picture: null },
  ...{ openingComment: '', seats: 8, minimum: 4, applicants: 1, seated: 1, cost: 0, reservingCost: 0, mine: null },
  dates: {
    ...{ openAt: at, reservationUntil: at, drawAt: at, confirmUntil: at, recruitUntil: at, playingUntil: at },
    replayDueAt: at,
  },
  publishedAt: OWN_NOW,
  entry: {
    ...{ entryId: id, characterId: `c${id}`, characterFullName: 'エミル', icon: null, state: entry, cost: 0 },
    ...{ coins: null, fatePower: 0, publicNumber: 1, rank: null, sentAt, createdAt: OWN_NOW },
  },
})
