// Reads of a master's desk. Lists are kept, so that a master looks at deadlines without a network too.
import appendCalls from 'virtual:contract/scenarioAppend'
import calls from 'virtual:contract/scenarioInfo'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioAppendContract } from '#contract/scenario-append.ts'
import type { ScenarioInfoContract } from '#contract/scenario-info.ts'
import type { DeskGroup } from '#rules/scenario/desk-groups.ts'

export const scenarioAppendCalls = connect<ScenarioAppendContract>('scenarioAppend', appendCalls)
export const scenarioInfoCalls = connect<ScenarioInfoContract>('scenarioInfo', calls)

type Answer<Name extends keyof typeof scenarioInfoCalls> = Awaited<ReturnType<(typeof scenarioInfoCalls)[Name]['send']>>
export type DeskHome = Answer<'getHome'>
export type DeskCard = DeskHome['runningList'][number]
export type DeskInfo = Answer<'getInfo'>
export type MasterSettings = Answer<'getSettings'>
export type ReceivedTexts = Answer<'getTexts'>
export type ReceivedText = ReceivedTexts['textList'][number]
export type AssignedWorlds = Answer<'getAssignedWorld'>
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }

export const DESK_PAGE_SIZE = 20
/** Openings of all worlds that wait for their publication. */
const ALL_WORLDS = 'all'

export const deskQueries = {
  home: () => readQuery(scenarioInfoCalls.getHome, {}, { kept: true }),
  list: ({ group, page }: { group: DeskGroup; page: number }) =>
    readQuery(scenarioInfoCalls.getDeskList, { group, pageStart: page, perPage: DESK_PAGE_SIZE }, { kept: true }),
  info: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioInfoCalls.getInfo, { worldId, scenarioId, phase }, { kept: true }),
  /** Beginning of the chapter after a phase, or its parts where it has been begun. */
  next: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioAppendCalls.getScenarioInfoForAppend, { worldId, scenarioId, phase }, { kept: true }),
  /** The parts of a later chapter. */
  chapter: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(
      scenarioAppendCalls.getScenarioInfoForAppend,
      { worldId, scenarioId, phase: Math.max(1, phase - 1) },
      { kept: true },
    ),
  forRelease: () => readQuery(scenarioInfoCalls.getScenarioInfoForRelease, { worldId: ALL_WORLDS }, { kept: true }),
  texts: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioInfoCalls.getTexts, { worldId, scenarioId, phase }, { kept: true }),
  worlds: () => readQuery(scenarioInfoCalls.getAssignedWorld, {}, { kept: true }),
  settings: () => readQuery(scenarioInfoCalls.getSettings, {}, { kept: true }),
}
