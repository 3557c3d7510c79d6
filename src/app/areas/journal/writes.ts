// Writes of solo journals. An entry may wait for a network; dice are rolled by the server, so that all else needs one.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { JOURNAL_ENTRY } from '#app/shared/draft/handed-in.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { NoteScope } from '#rules/notes.ts'
import { type EntryOf, entryTarget, JOURNAL_ENTRY_PLACE } from './draft-place.ts'
import { journalCalls } from './queries.ts'

const entityOf = (runId: number): string => `journal:${runId}`

export const writingEntry = defineWrite({
  kind: JOURNAL_ENTRY,
  policy: 'mayWait',
  holdsText: true,
  thing: ['target'],
  touches: ['journal'],
  toasts: 'none',
  press: ({ of, title, text, draftId }: WrittenDraft & { of: EntryOf; title: string }) => ({
    entity: entityOf(of.runId),
    request: journalCalls.writeEntry.request({ runId: of.runId, step: of.step, body: text, draftId }),
    note: `${title} ${of.step}`,
    facts: { draftId, place: JOURNAL_ENTRY_PLACE, target: entryTarget(of), fields: '' },
  }),
})

type Beginning = { worldId: string; characterId: string; journalId: number; title: string }

export const beginningRun = defineWrite({
  kind: 'journal.act',
  policy: 'online',
  thing: ['act', 'journalId'],
  touches: ['journal'],
  toasts: 'problems',
  press: ({ worldId, characterId, journalId, title }: Beginning) => ({
    entity: `journal:begin:${journalId}`,
    request: journalCalls.begin.request({ worldId, characterId, journalId }),
    note: title,
    facts: { act: 'begin', journalId },
  }),
})

type OfRun = { runId: number; title: string }

export const rolling = defineWrite({
  kind: 'journal.act',
  policy: 'online',
  thing: ['act', 'runId'],
  touches: ['journal'],
  toasts: 'none',
  press: ({ runId, title, step }: OfRun & { step: number }) => ({
    entity: entityOf(runId),
    request: journalCalls.roll.request({ runId, step }),
    note: title,
    facts: { act: 'roll', runId },
  }),
})

export const finishingRun = defineWrite({
  kind: 'journal.act',
  policy: 'online',
  thing: ['act', 'runId'],
  touches: ['journal'],
  toasts: 'all',
  press: ({ runId, title }: OfRun) => ({
    entity: entityOf(runId),
    request: journalCalls.finish.request({ runId }),
    note: title,
    facts: { act: 'finish', runId },
  }),
})

export const publishingRun = defineWrite({
  kind: 'journal.act',
  policy: 'online',
  thing: ['act', 'runId'],
  touches: ['journal', 'note', 'noteBook', 'mission', 'search'],
  toasts: 'all',
  press: ({ runId, title, scope }: OfRun & { scope: NoteScope }) => ({
    entity: entityOf(runId),
    request: journalCalls.publish.request({ runId, title, scope }),
    note: title,
    facts: { act: 'publish', runId },
  }),
})

export const removingRun = defineWrite({
  kind: 'journal.act',
  policy: 'online',
  thing: ['act', 'runId'],
  touches: ['journal'],
  toasts: 'all',
  press: ({ runId, title }: OfRun) => ({
    entity: entityOf(runId),
    request: journalCalls.remove.request({ runId }),
    note: title,
    facts: { act: 'remove', runId },
  }),
})
