// Reads of the office's journals.
import calls from 'virtual:contract/journalDesk'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { JournalDeskContract } from '#contract/journal-desk.ts'
import { JOURNAL_DESK_PAGE_SIZE } from '#rules/journal-desk.ts'
import { pageOffset } from '#rules/paging.ts'
import { type JournalDeskPlace, NEW } from './address.ts'

export const journalDeskCalls = connect<JournalDeskContract>('journalDesk', calls)

type Answer<Name extends keyof typeof journalDeskCalls> = Awaited<ReturnType<(typeof journalDeskCalls)[Name]['send']>>
export type DeskJournalRow = Answer<'list'>['journalList'][number]
export type DeskJournal = Answer<'read'>

export const targetOf = (journalId: number | null): string => (journalId === null ? NEW : String(journalId))

const pageOf = (page: number) => ({ offset: pageOffset(page, JOURNAL_DESK_PAGE_SIZE), limit: JOURNAL_DESK_PAGE_SIZE })

export const journalDeskQueries = {
  list: ({ state, page }: JournalDeskPlace) =>
    readQuery(journalDeskCalls.list, { ...(state ? { state } : {}), ...pageOf(page) }, { kept: true }),
  desk: (journalId: number) => readQuery(journalDeskCalls.read, { journalId }, { kept: true }),
}
