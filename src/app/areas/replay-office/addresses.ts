// Search parameters of the office's screens of replays.
import { parseDraftId } from '#app/platform/page-search.ts'

/** Parts of a replay that is checked. */
const replayReviewTabs = ['body', 'results', 'changes', 'comments', 'texts'] as const
export type ReplayReviewTab = (typeof replayReviewTabs)[number]
/** @property row line that is commented on, from 1 @property draft id of a draft of a reason or of a comment */
export type ReplayReviewSearch = {
  tab?: ReplayReviewTab | undefined
  row?: number | undefined
  draft?: string | undefined
}

const LAST_ROW = 100_000

export const readReplayReview = (search: Partial<Record<keyof ReplayReviewSearch, unknown>>): ReplayReviewSearch => {
  const row = Number(search.row)
  return {
    tab: replayReviewTabs.find(tab => tab === search.tab) ?? 'body',
    row: Number.isInteger(row) && row >= 1 && row <= LAST_ROW ? row : undefined,
    draft: parseDraftId(search.draft),
  }
}
