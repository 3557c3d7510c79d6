// Adding 定型文, and deleting them. What an editor offers would differ from what was pressed, so that none of it waits for a network.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { SNIPPET_TITLE_MAX } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { draftCalls } from './queries.ts'

type Snippet = { snippetId: string; text: string }

const titleOf = (text: string): string => oneLine(text, SNIPPET_TITLE_MAX) || '定型文'

export const savingSnippet = defineWrite({
  kind: 'snippet.save',
  policy: 'online',
  thing: ['snippetId'],
  touches: ['draft'],
  toasts: 'problems',
  press: ({ snippetId, text }: Snippet) => ({
    entity: `snippet:${snippetId}`,
    request: draftCalls.saveSnippet.request({ snippetId, title: titleOf(text), text }),
    note: titleOf(text),
    facts: { snippetId },
  }),
})

export const removingSnippet = defineWrite({
  kind: 'snippet.remove',
  policy: 'online',
  thing: ['snippetId'],
  touches: ['draft'],
  toasts: 'problems',
  press: ({ snippetId, text }: Snippet) => ({
    entity: `snippet:${snippetId}`,
    request: draftCalls.removeSnippet.request({ snippetId }),
    note: titleOf(text),
    facts: { snippetId },
  }),
})
