// Calls and reads of the support. Nothing of it is kept on the device, and a record is no read: each opening stands in the log.
import calls from 'virtual:contract/support'
import { connect } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { readQuery } from '#app/platform/query.ts'
import type { SupportContract } from '#contract/support.ts'
import { SUPPORT_PAGE_SIZE } from '#rules/support.ts'

const supportCalls = connect<SupportContract>('support', calls)

type Answer<Name extends keyof typeof supportCalls> = Awaited<ReturnType<(typeof supportCalls)[Name]['send']>>
export type FoundScenario = Answer<'searchScenarios'>['scenarioList'][number]
export type ScenarioRecord = Answer<'openScenario'>
export type PhaseRecord = ScenarioRecord['phaseList'][number]

export const supportQueries = {
  scenarios: (keyword: string, page: number) =>
    readQuery(supportCalls.searchScenarios, { keyword, pageStart: page, perPage: SUPPORT_PAGE_SIZE }),
}

export const openingRecord = defineWrite({
  kind: 'support.openRecord',
  policy: 'online',
  thing: ['scenarioId'],
  touches: ['scenarioOffice'],
  toasts: 'none',
  press: ({ scenario: { scenarioId, title }, reason }: { scenario: FoundScenario; reason: string }) => ({
    entity: `record:${scenarioId}`,
    request: supportCalls.openScenario.request({ scenarioId, reason }),
    note: title,
    facts: { scenarioId },
  }),
})
