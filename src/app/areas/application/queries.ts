// Calls and reads of applications and original classes.
import adminCalls from 'virtual:contract/adminApplication'
import ownCalls from 'virtual:contract/application'
import classCalls from 'virtual:contract/originalClass'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AdminApplicationContract } from '#contract/admin-application.ts'
import type { ApplicationContract } from '#contract/application.ts'
import type { OriginalClassContract } from '#contract/original-class.ts'
import { APPLICATION_PAGE_SIZE, type ApplicationKind } from '#rules/applications.ts'
import { pageSlice } from '#rules/paging.ts'

export const applicationCalls = connect<ApplicationContract>('application', ownCalls)
export const originalClassCalls = connect<OriginalClassContract>('originalClass', classCalls)
export const adminApplicationCalls = connect<AdminApplicationContract>('adminApplication', adminCalls)

type Answer<Call extends { send: (...inputs: never[]) => unknown }> = Awaited<ReturnType<Call['send']>>
export type Originalizable = Answer<typeof applicationCalls.originalizable>
export type OwnApplication = Answer<typeof applicationCalls.mine>['applicationList'][number]
export type Decision = Answer<typeof applicationCalls.decisions>['decisionList'][number]
export type SettingSlot = Answer<typeof applicationCalls.settings>['settingList'][number]
export type OriginalClass = Answer<typeof originalClassCalls.getList>['classList'][number]
export type OriginalClassDetail = Answer<typeof originalClassCalls.getDetail>
export type QueueAnswer = Answer<typeof adminApplicationCalls.list>
export type QueuedApplication = QueueAnswer['applicationList'][number]

const pageOf = (page: number) => pageSlice(page, APPLICATION_PAGE_SIZE)
const kept = { kept: true }
/** Read again at every visit, because admins decide meanwhile. */
const ALWAYS = { staleTime: 0 }

export const applicationQueries = {
  settings: (characterId: string) => ({ ...readQuery(applicationCalls.settings, { characterId }, kept), ...ALWAYS }),
  originalizable: (characterId: string) => ({
    ...readQuery(applicationCalls.originalizable, { characterId }, kept),
    ...ALWAYS,
  }),
  mine: (characterId: string, group: 'original' | 'class', page: number) => ({
    ...readQuery(applicationCalls.mine, { characterId, group, ...pageOf(page) }, kept),
    ...ALWAYS,
  }),
  decisions: (page: number) => ({ ...readQuery(applicationCalls.decisions, pageOf(page), kept), ...ALWAYS }),
  classes: (worldId: string, page: number) => readQuery(originalClassCalls.getList, { worldId, ...pageOf(page) }, kept),
  classDetail: (of: { worldId: string; classId: string; characterId: string }) =>
    readQuery(originalClassCalls.getDetail, of, kept),
  parameters: (worldId: string) => readQuery(originalClassCalls.parameters, { worldId }, kept),
  queue: (kind: ApplicationKind, isDecided: boolean, page: number) => ({
    ...readQuery(adminApplicationCalls.list, { kind, isDecided, ...pageOf(page) }, kept),
    ...ALWAYS,
  }),
  counts: () => ({ ...readQuery(adminApplicationCalls.counts, {}, kept), ...ALWAYS }),
}
