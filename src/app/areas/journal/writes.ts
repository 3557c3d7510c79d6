// Writes of solo journals. An entry may wait for a network; dice are rolled by the server, so that all else needs one.
import type { RequestOf } from '#app/platform/api.ts'
import { defineWrite, type Write } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { NoteScope } from '#rules/notes.ts'
import { type EntryOf, entryTarget, JOURNAL_ENTRY_PLACE } from './draft-place.ts'
import { journalCalls } from './queries.ts'

const entityOf = (runId: number): string => `journal:${runId}`

export const writingEntry = defineWrite({
  kind: 'journal.entry',
  textIn: 'body',
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

type RunAct<Input, Answer> = Pick<Write<Input, Answer>, 'toasts' | 'touches'> & {
  act: string
  request: (input: Input) => RequestOf<Answer>
}

/** An act on a run; one of each goes on at a time. */
const actingOnRun = <Input extends OfRun, Answer>({ act, request, ...write }: RunAct<Input, Answer>) =>
  defineWrite({
    ...{ kind: 'journal.act', policy: 'online', thing: ['act', 'runId'] },
    ...write,
    press: (input: Input) => ({
      entity: entityOf(input.runId),
      request: request(input),
      note: input.title,
      facts: { act, runId: input.runId },
    }),
  })

export const rolling = actingOnRun({
  ...{ act: 'roll', touches: ['journal'], toasts: 'none' },
  request: ({ runId, step }: OfRun & { step: number }) => journalCalls.roll.request({ runId, step }),
})

export const finishingRun = actingOnRun({
  ...{ act: 'finish', touches: ['journal'], toasts: 'all' },
  request: ({ runId }: OfRun) => journalCalls.finish.request({ runId }),
})

export const publishingRun = actingOnRun({
  ...{ act: 'publish', touches: ['journal', 'note', 'noteBook', 'mission', 'search'], toasts: 'all' },
  request: ({ runId, title, scope }: OfRun & { scope: NoteScope }) =>
    journalCalls.publish.request({ runId, title, scope }),
})

export const removingRun = actingOnRun({
  ...{ act: 'remove', touches: ['journal'], toasts: 'all' },
  request: ({ runId }: OfRun) => journalCalls.remove.request({ runId }),
})
