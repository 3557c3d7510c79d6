// Addresses of the office's journals.
import type { JournalState } from '#rules/journal-address.ts'

/** @property state undefined for all */
export type JournalDeskPlace = { state: JournalState | undefined; page: number }
export const firstOfDesk: JournalDeskPlace = { state: undefined, page: 1 }

/** New journal in the address of the desk. */
export const NEW = 'new'

/** Id of a journal from an address; null for one that is none. */
export const parseJournalId = (value: string): number | null => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)
