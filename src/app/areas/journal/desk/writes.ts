// Writes of the office about journals.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { targetOf } from '#app/shared/form/desk-address.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { JournalStep } from '#rules/journal-desk.ts'
import { JOURNAL_PLACE } from '../draft-place.ts'
import { type JournalFields, sentJournal } from './fields.ts'
import { journalDeskCalls } from './queries.ts'

/** @property journalId null for a new one */
type Written = { journalId: number | null; fields: JournalFields; version: number }

export const JOURNAL_STALE_CODES = ['JOURNAL_CHANGED', 'JOURNAL_STATE']

export const savingJournal = defineWrite({
  kind: 'journal.save',
  textIn: 'rules',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['journalDesk', 'journal'],
  toasts: 'none',
  press: ({ journalId, fields, version, text, draftId }: WrittenDraft & Written) => ({
    entity: `journalDesk:${targetOf(journalId)}`,
    request: journalDeskCalls.save.request({
      ...{ journalId, baseVersion: version, rules: text, draftId },
      ...sentJournal(fields),
    }),
    note: fields.title || '（題名なし）',
    facts: { draftId, place: JOURNAL_PLACE, target: targetOf(journalId), fields: writeForm({ fields, version }) },
  }),
})

type Step = { step: JournalStep; journalId: number; baseVersion: number; title: string }

export const steppingJournal = defineWrite({
  kind: 'journal.step',
  policy: 'online',
  thing: ['journalId'],
  touches: ['journalDesk', 'journal'],
  toasts: 'all',
  press: ({ step, journalId, baseVersion, title }: Step) => ({
    entity: `journalDesk:${journalId}`,
    request: journalDeskCalls[step].request({ journalId, baseVersion }) as ReturnType<
      typeof journalDeskCalls.publish.request
    >,
    note: title || '（題名なし）',
    facts: { journalId, step },
  }),
})
