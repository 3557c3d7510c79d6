// Calls and reads of the office's desk of republications. Every visit reads again, because another admin may have published.
import calls from 'virtual:contract/republication'
import { connect } from '#app/platform/api.ts'
import type { Area } from '#app/platform/belongings.ts'
import { readQuery } from '#app/platform/query.ts'
import type { RepublicationContract } from '#contract/republication.ts'
import type { Republished } from '#rules/republication.ts'
import type { RepublicationSearch } from './address.ts'

export const republicationCalls = connect<RepublicationContract>('republication', calls)

type Answer<Name extends keyof typeof republicationCalls> = Awaited<
  ReturnType<(typeof republicationCalls)[Name]['send']>
>
export type Candidate = Answer<'getCandidates'>['scenarioList'][number]
export type Republication = Answer<'getHistory'>['republicationList'][number]

/** Areas whose reads are outdated after one was published again or ended. */
export const REPUBLICATION_TOUCHES: readonly Area[] = ['republication', 'scenario', 'scenarioOffice']
export const REPUBLICATION_PAGE_SIZE = 20

const kept = { kept: true }
const ALWAYS = { staleTime: 0 }
const ofPage = ({ worldId, page }: RepublicationSearch) => ({
  ...(worldId === undefined ? {} : { worldId }),
  ...{ pageStart: page, perPage: REPUBLICATION_PAGE_SIZE },
})

export const republicationQueries = {
  candidates: (what: Republished, place: RepublicationSearch) => ({
    ...readQuery(
      republicationCalls.getCandidates,
      { what, ...ofPage(place), ...(place.q === undefined ? {} : { keyword: place.q }) },
      kept,
    ),
    ...ALWAYS,
  }),
  history: (place: RepublicationSearch) => ({
    ...readQuery(republicationCalls.getHistory, ofPage(place), kept),
    ...ALWAYS,
  }),
}
