// Calls and reads of drafts and 定型文.
import calls from 'virtual:contract/draft'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DraftContract } from '#contract/draft.ts'

export const draftCalls = connect<DraftContract>('draft', calls)

export type DraftLine = Awaited<ReturnType<typeof draftCalls.list.send>>['draftList'][number]

export const DRAFT_PAGE_SIZE = 20
const MOST_OF_A_PLACE = 50

export const draftQueries = {
  list: ({ page, removed }: { page: number; removed: boolean }) =>
    readQuery(
      draftCalls.list,
      { offset: (page - 1) * DRAFT_PAGE_SIZE, limit: DRAFT_PAGE_SIZE, removed },
      { kept: true },
    ),
  ofPlace: (of: { place: string; target: string }) =>
    readQuery(draftCalls.list, { ...of, offset: 0, limit: MOST_OF_A_PLACE }),
  versions: (draftId: string) => readQuery(draftCalls.versions, { draftId }, { kept: false }),
  version: (draftId: string, version: number) => readQuery(draftCalls.version, { draftId, version }, { kept: false }),
  snippets: () => readQuery(draftCalls.snippets, {}, { kept: true }),
}
