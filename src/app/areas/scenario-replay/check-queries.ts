// Reads of the office's check of replays. Every visit reads again, because another admin may have decided.
import { readQuery } from '#app/platform/query.ts'
import { type PhaseKey, scenarioReplayCalls } from './queries.ts'

type Answer<Name extends keyof typeof scenarioReplayCalls> = Awaited<
  ReturnType<(typeof scenarioReplayCalls)[Name]['send']>
>
export type CheckList = Answer<'getCheckList'>
export type WaitingReplay = CheckList['scenarioList'][number]
export type ReviewedReplay = Answer<'getDetail'>
export type ReplayVersion = ReviewedReplay['versionList'][number]
export type ReplayComment = ReviewedReplay['commentList'][number]

const kept = { kept: true }
const ALWAYS = { staleTime: 0 }

export const replayCheckQueries = {
  /** @param shown number of listed replays to check; left out: the first ones */
  waiting: (shown?: number) => ({
    ...readQuery(scenarioReplayCalls.getCheckList, shown === undefined ? {} : { perPage: shown }, kept),
    ...ALWAYS,
  }),
  replay: ({ worldId, scenarioId, phase }: PhaseKey) => ({
    ...readQuery(scenarioReplayCalls.getDetail, { worldId, scenarioId, phase }, kept),
    ...ALWAYS,
  }),
  version: ({ worldId, scenarioId, phase }: PhaseKey, { version, state }: Pick<ReplayVersion, 'version' | 'state'>) =>
    readQuery(scenarioReplayCalls.getVersion, { worldId, scenarioId, phase, version, state }, kept),
}
