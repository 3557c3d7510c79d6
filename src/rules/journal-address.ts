// States of the office's journals, and an address by one. Apart from the other rules of journals, because every page knows its address.
export const JOURNAL_STATES = ['draft', 'published'] as const
export type JournalState = (typeof JOURNAL_STATES)[number]

export const parseJournalState = (value: unknown): JournalState | undefined =>
  JOURNAL_STATES.find(state => state === value)
