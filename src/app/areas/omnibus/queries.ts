// Reads of themes and templates. Those of players are kept; a master's and the office's are read again at every visit, because others
// decide.
import calls from 'virtual:contract/scenarioOmnibus'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioOmnibusContract } from '#contract/scenario-omnibus.ts'

export const omnibusCalls = connect<ScenarioOmnibusContract>('scenarioOmnibus', calls)

type Answer<Name extends keyof typeof omnibusCalls> = Awaited<ReturnType<(typeof omnibusCalls)[Name]['send']>>
/** A theme as players see it in lists, and on its page. */
export type ThemeCard = Answer<'getOmnibusList'>['omnibusList'][number]
export type Theme = Answer<'getOmnibusDetail'>
/** A theme at a desk, with its texts. */
export type DeskTheme = Answer<'getOwnList'>['omnibusList'][number]
export type OwnTheme = Answer<'getOwn'>
export type Texts = OwnTheme['written']
export type Template = Answer<'getMasterTemplate'>['template']
export type Review = Answer<'getReviewDetail'>

export const ALL_WORLDS = 'all'
export const TEMPLATE_PAGE_SIZE = 20
const kept = { kept: true }
const ALWAYS = { staleTime: 0 }

export const omnibusQueries = {
  list: (worldId: string) => readQuery(omnibusCalls.getOmnibusList, { worldId }, kept),
  theme: (omnibusId: number) => ({ ...readQuery(omnibusCalls.getOmnibusDetail, { omnibusId }, kept), ...ALWAYS }),
  related: (worldId: string, omnibusId: number) =>
    readQuery(omnibusCalls.getRelatedOmnibusList, { worldId, omnibusId }, kept),
  masters: (worldId: string, omnibusId: number) => readQuery(omnibusCalls.getMasterList, { worldId, omnibusId }, kept),
  own: (past: boolean) => ({
    ...readQuery(omnibusCalls.getOwnList, { worldId: ALL_WORLDS, ...(past ? { past } : {}) }, kept),
    ...ALWAYS,
  }),
  desk: (omnibusId: number) => ({ ...readQuery(omnibusCalls.getOwn, { omnibusId }, kept), ...ALWAYS }),
  masterTemplates: (past: boolean) =>
    readQuery(omnibusCalls.getMasterTemplateList, { worldId: ALL_WORLDS, ...(past ? { past } : {}) }, kept),
  masterTemplate: (worldId: string, templateId: number) =>
    readQuery(omnibusCalls.getMasterTemplate, { worldId, templateId }, kept),
  template: (worldId: string, templateId: number) => ({
    ...readQuery(omnibusCalls.getMasterTemplate, { worldId, templateId }, kept),
    ...ALWAYS,
  }),
  settings: () => ({ ...readQuery(omnibusCalls.getScenarioListForOrder, {}, kept), ...ALWAYS }),
  templates: (worldId: string, page: number) => ({
    ...readQuery(omnibusCalls.getTemplateList, { worldId, page, perPage: TEMPLATE_PAGE_SIZE }, kept),
    ...ALWAYS,
  }),
  reviews: (worldId: string) => ({ ...readQuery(omnibusCalls.getReviewList, { worldId }, kept), ...ALWAYS }),
  review: (omnibusId: number) => ({ ...readQuery(omnibusCalls.getReviewDetail, { omnibusId }, kept), ...ALWAYS }),
}
