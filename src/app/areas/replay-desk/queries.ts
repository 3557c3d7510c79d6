// Reads of a master's desk of replays. They are kept, so that a master writes on without a network.
import { type PhaseKey, scenarioReplayCalls } from '#app/areas/scenario-replay/queries.ts'
import { readQuery } from '#app/platform/query.ts'
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import type { ReplayGroup } from './groups.ts'

type Answer<Name extends keyof typeof scenarioReplayCalls> = Awaited<
  ReturnType<(typeof scenarioReplayCalls)[Name]['send']>
>
export type ReplayDesk = Answer<'getDetail'>
export type CastMember = ReplayDesk['castList'][number]
export type ReplayRow = Answer<'getList'>['scenarioList'][number]

export const REPLAY_PAGE_SIZE = 20
const statesOf: Record<ReplayGroup, number[]> = {
  writing: [scenarioRequestStatus.resolving, scenarioRequestStatus.late],
  over: [scenarioRequestStatus.completed],
}

export const replayDeskQueries = {
  list: ({ group, page }: { group: ReplayGroup; page: number }) =>
    readQuery(
      scenarioReplayCalls.getList,
      { scenarioStatus: statesOf[group], pageStart: page, perPage: REPLAY_PAGE_SIZE },
      { kept: true },
    ),
  detail: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioReplayCalls.getDetail, { worldId, scenarioId, phase }, { kept: true }),
}
