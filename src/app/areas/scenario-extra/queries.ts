// Reads of extras (幕間). Those of readers are kept, so that what was opened once is there without a network; the office's are read
// again at every visit, because another admin may have decided.
import calls from 'virtual:contract/scenarioExtra'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioExtraContract } from '#contract/scenario-extra.ts'
import type { ExtraListAddress } from './desk/address.ts'

export const scenarioExtraCalls = connect<ScenarioExtraContract>('scenarioExtra', calls)

type Answer<Name extends keyof typeof scenarioExtraCalls> = Awaited<
  ReturnType<(typeof scenarioExtraCalls)[Name]['send']>
>
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }
/** Extra as readers see it in a list. */
export type ShownExtra = Answer<'getList'>['extraList'][number]
/** Extra with its text, as far as its reader may read it. */
export type Extra = Answer<'get'>
export type DeskRow = Answer<'getOwnList'>['extraList'][number]
export type ExtraPlace = Answer<'getPlaces'>['placeList'][number]
/** Extra with its text, at the desk of its master or of the office. */
export type DeskExtra = Answer<'getOwn'>['extra']

export const EXTRA_PAGE_SIZE = 20
const kept = { kept: true }
const ALWAYS = { staleTime: 0 }

export const extraQueries = {
  of: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioExtraCalls.getList, { worldId, scenarioId, phase }, kept),
  extra: (extraId: number) => readQuery(scenarioExtraCalls.get, { extraId }, kept),
  own: ({ group, page }: ExtraListAddress) =>
    readQuery(scenarioExtraCalls.getOwnList, { group, pageStart: page, perPage: EXTRA_PAGE_SIZE }, kept),
  places: () => readQuery(scenarioExtraCalls.getPlaces, {}, kept),
  desk: (extraId: number) => readQuery(scenarioExtraCalls.getOwn, { extraId }, kept),
  /** @param shown number of those to check, without which the first ones are listed */
  waiting: (shown?: number) => ({
    ...readQuery(scenarioExtraCalls.getCheckList, shown === undefined ? {} : { perPage: shown }, kept),
    ...ALWAYS,
  }),
  check: (extraId: number) => ({ ...readQuery(scenarioExtraCalls.getForCheck, { extraId }, kept), ...ALWAYS }),
}
