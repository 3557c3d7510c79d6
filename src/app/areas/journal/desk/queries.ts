// Reads of the office's journals.
import calls from 'virtual:contract/journalDesk'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import type { JournalDeskContract } from '#contract/journal-desk.ts'
import type { JournalState } from '#rules/journal-address.ts'
import { JOURNAL_DESK_PAGE_SIZE } from '#rules/journal-desk.ts'
import { pageSlice } from '#rules/paging.ts'

export const journalDeskCalls = connect<JournalDeskContract>('journalDesk', calls)

type Answer<Name extends keyof typeof journalDeskCalls> = Awaited<ReturnType<(typeof journalDeskCalls)[Name]['send']>>
export type DeskJournalRow = Answer<'list'>['journalList'][number]
export type DeskJournal = Answer<'read'>

const pageOf = (page: number) => pageSlice(page, JOURNAL_DESK_PAGE_SIZE)

export const journalDeskQueries = {
  list: ({ state, page }: DeskPlace<JournalState>) =>
    readQuery(journalDeskCalls.list, { ...(state ? { state } : {}), ...pageOf(page) }, { kept: true }),
  desk: (journalId: number) => readQuery(journalDeskCalls.read, { journalId }, { kept: true }),
}
