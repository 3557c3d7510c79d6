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
export type FoundCharacter = Answer<'searchCharacters'>['characterList'][number]
export type CharacterRecord = Answer<'openCharacter'>
export type PhaseRecord = ScenarioRecord['phaseList'][number]

const pageOf = (page: number) => ({ pageStart: page, perPage: SUPPORT_PAGE_SIZE })

export const supportQueries = {
  scenarios: (keyword: string, page: number) => readQuery(supportCalls.searchScenarios, { keyword, ...pageOf(page) }),
  characters: (keyword: string, page: number) => readQuery(supportCalls.searchCharacters, { keyword, ...pageOf(page) }),
  mails: (mailaddress: string, page: number) => readQuery(supportCalls.searchMails, { mailaddress, ...pageOf(page) }),
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

type Opening = { characterId: string; characterFullName: string; reason: string }

export const openingCharacter = defineWrite({
  kind: 'support.openCharacter',
  policy: 'online',
  thing: ['characterId'],
  touches: ['office'],
  toasts: 'none',
  press: ({ characterId, characterFullName, reason }: Opening) => ({
    entity: `characterRecord:${characterId}`,
    request: supportCalls.openCharacter.request({ characterId, reason }),
    note: characterFullName,
    facts: { characterId },
  }),
})
