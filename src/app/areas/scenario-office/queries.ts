// Calls and reads of the office's desk of scenarios. Every visit reads again, because another admin may have decided.
import calls from 'virtual:contract/scenarioOffice'
import { connect } from '#app/platform/api.ts'
import type { Area } from '#app/platform/belongings.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioOfficeContract } from '#contract/scenario-office.ts'

export const scenarioOfficeCalls = connect<ScenarioOfficeContract>('scenarioOffice', calls)

type Answer<Name extends keyof typeof scenarioOfficeCalls> = Awaited<
  ReturnType<(typeof scenarioOfficeCalls)[Name]['send']>
>
export type Approvals = Answer<'getScenarioInfoForApproval'>
export type WaitingOpening = Approvals['scenarioList'][number]
export type ReviewedOpening = Answer<'getScenarioInfo'>
export type OpeningInfo = ReviewedOpening['info']
export type LogLine = ReviewedOpening['logList'][number]
export type Repair = Answer<'getRepair'>
export type RepairEntry = Repair['entryList'][number]
export type OpenedText = Answer<'openText'>
export type NpcList = Answer<'getNpcList'>
export type NpcSheet = NpcList['npcList'][number]
export type StaffList = Answer<'getStaffList'>

/** Areas whose reads are outdated after an act of the office. */
export const OFFICE_TOUCHES: readonly Area[] = ['scenarioOffice', 'scenarioInfo', 'scenario']
/** Outdated areas of acts that also move coins and seats. */
export const REPAIR_TOUCHES: readonly Area[] = [...OFFICE_TOUCHES, 'scenarioPlaying', 'scenarioBoard', 'coin']

export const ALL_WORLDS = 'all'
export const STAFF_PAGE_SIZE = 20

const kept = { kept: true }
const ALWAYS = { staleTime: 0 }

export const officeQueries = {
  /** @param worldId `all` for every world @param shown number of openings, without which the first ones are listed */
  approvals: (worldId: string, shown?: number) => ({
    ...readQuery(
      scenarioOfficeCalls.getScenarioInfoForApproval,
      { worldId, ...(shown === undefined ? {} : { perPage: shown }) },
      kept,
    ),
    ...ALWAYS,
  }),
  opening: (worldId: string, scenarioId: number) => ({
    ...readQuery(scenarioOfficeCalls.getScenarioInfo, { worldId, scenarioId }, kept),
    ...ALWAYS,
  }),
  staff: (page: number) => ({
    ...readQuery(scenarioOfficeCalls.getStaffList, { pageStart: page, perPage: STAFF_PAGE_SIZE }, kept),
    ...ALWAYS,
  }),
  repair: (scenarioId: number) => ({ ...readQuery(scenarioOfficeCalls.getRepair, { scenarioId }, kept), ...ALWAYS }),
  npcs: (worldId: string) => ({ ...readQuery(scenarioOfficeCalls.getNpcList, { worldId }, kept), ...ALWAYS }),
}
