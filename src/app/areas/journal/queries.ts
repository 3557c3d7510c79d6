// Reads of solo journals.
import calls from 'virtual:contract/journal'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { JournalContract } from '#contract/journal.ts'
import { JOURNAL_PAGE_SIZE } from '#rules/journals.ts'

export const journalCalls = connect<JournalContract>('journal', calls)

type Answer<Name extends keyof typeof journalCalls> = Awaited<ReturnType<(typeof journalCalls)[Name]['send']>>
export type ListedJournal = Answer<'getList'>['journalList'][number]
export type Journal = Answer<'getJournal'>
export type ListedRun = Answer<'getRuns'>['runList'][number]
export type Run = Answer<'getRun'>
export type Entry = Run['entryList'][number]

export const journalQueries = {
  list: (worldId: string) => readQuery(journalCalls.getList, { worldId }, { kept: true }),
  runs: (characterId: string, page: number) =>
    readQuery(journalCalls.getRuns, { characterId, pageStart: page, perPage: JOURNAL_PAGE_SIZE }, { kept: true }),
  journal: (worldId: string, journalId: number) =>
    readQuery(journalCalls.getJournal, { worldId, journalId }, { kept: true }),
  run: (runId: number) => readQuery(journalCalls.getRun, { runId }, { kept: true }),
}
