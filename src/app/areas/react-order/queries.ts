// Reads of situations (リアクト). Those of players are kept; a master's and the office's are read again at every visit, because others
// change them.
import calls from 'virtual:contract/scenarioReact'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioReactContract } from '#contract/scenario-react.ts'

export const reactCalls = connect<ScenarioReactContract>('scenarioReact', calls)

type Answer<Name extends keyof typeof reactCalls> = Awaited<ReturnType<(typeof reactCalls)[Name]['send']>>
/** A situation as players see it in the catalogue, and on its page. */
export type ReactCard = Answer<'getCurrentList'>['reactList'][number]
export type React = Answer<'getReactDetail'>
/** A master who takes a situation, with the terms. */
export type TakingMaster = Answer<'getMasterList'>['masterList'][number]
/** A situation at the office's desk, and at a master's with the own terms. */
export type DeskReact = Answer<'get'>['react']
export type ReactLogLine = Answer<'get'>['logList'][number]
export type MasterReact = Answer<'getOrderSetting'>['reactList'][number]

export const REACT_PAGE_SIZE = 20
const kept = { kept: true }
const ALWAYS = { staleTime: 0 }

export const reactQueries = {
  current: (worldId: string) => readQuery(reactCalls.getCurrentList, { worldId }, kept),
  past: (worldId: string) => readQuery(reactCalls.getPastList, { worldId }, kept),
  detail: (worldId: string, templateId: number) => readQuery(reactCalls.getReactDetail, { worldId, templateId }, kept),
  /** Masters who take a situation, read again at every visit, because they may have changed their prices. */
  masters: (worldId: string, templateId: number) => ({
    ...readQuery(reactCalls.getMasterList, { worldId, templateId }, kept),
    ...ALWAYS,
  }),
  worldMasters: (worldId: string) => readQuery(reactCalls.getWorldMasterList, { worldId }, kept),
  settings: () => ({ ...readQuery(reactCalls.getOrderSetting, {}, kept), ...ALWAYS }),
  list: (worldId: string, page: number) => ({
    ...readQuery(reactCalls.getList, { worldId, page, perPage: REACT_PAGE_SIZE }, kept),
    ...ALWAYS,
  }),
  desk: (worldId: string, templateId: number) => ({
    ...readQuery(reactCalls.get, { worldId, templateId }, kept),
    ...ALWAYS,
  }),
}
