// Colours of the states of a journal.
import type { ChipTone } from '#app/ui/Chip.tsx'
import type { JournalState } from '#rules/journal-address.ts'

export const journalTones: Record<JournalState, ChipTone> = { draft: 'line', published: 'matsuba' }
