// Entries of solo journals, and journals of the office, in lists of drafts.
import { Dices, NotebookPen } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { NEW } from '#app/shared/form/desk-address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    journalEntry: DraftPlace
    journal: DraftPlace
  }
}

export const JOURNAL_ENTRY_PLACE = 'journalEntry'

export type EntryOf = { worldId: string; runId: number; step: number }

export const entryTarget = ({ worldId, runId, step }: EntryOf): string => `${worldId}:${runId}:${step}`

export const journalEntryPlace: DraftPlace = {
  label: 'ひとり遊びのジャーナル',
  icon: Dices,
  path: target => {
    const [worldId = '', runId = ''] = target.split(':')
    return `/world/${encodeURIComponent(worldId)}/soloJournal/run/${encodeURIComponent(runId)}`
  },
}

export const JOURNAL_PLACE = 'journal'

/** The target of the draft is the journal; `new` before there is one. */
export const journalPlace: DraftPlace = {
  label: 'ジャーナル',
  icon: NotebookPen,
  path: target => `/admin/journal/${encodeURIComponent(target || NEW)}`,
}
