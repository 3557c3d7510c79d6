// The calls of drafts. They take no key: saving compares versions, the others are safe to repeat.
import { transact } from '../../db/client.ts'
import { calls, viewerOrRefuse } from '../../platform/calls.ts'
import { getDraft, getVersion, listDrafts, listVersions } from './drafts.ts'
import { bringDraftBack, removeDraft } from './end-draft.ts'
import { saveDraft } from './save-draft.ts'
import { listSnippets, removeSnippet, saveSnippet } from './snippets.ts'

export const draftHandlers = {
  list: calls.draft.list.handler(({ input, context }) =>
    listDrafts(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  read: calls.draft.read.handler(({ input, context }) =>
    getDraft(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  save: calls.draft.save.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => saveDraft(tx, { ...input, userId, now: context.clock.now() }))
  }),
  versions: calls.draft.versions.handler(({ input, context }) =>
    listVersions(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  version: calls.draft.version.handler(({ input, context }) =>
    getVersion(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
  remove: calls.draft.remove.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => removeDraft(tx, { ...input, userId, now: context.clock.now() }))
  }),
  bringBack: calls.draft.bringBack.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => bringDraftBack(tx, { ...input, userId }))
  }),
  snippets: calls.draft.snippets.handler(({ context }) => listSnippets(context.db, viewerOrRefuse(context).userId)),
  saveSnippet: calls.draft.saveSnippet.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => saveSnippet(tx, { ...input, userId, now: context.clock.now() }))
  }),
  removeSnippet: calls.draft.removeSnippet.handler(({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    return transact(context.db, tx => removeSnippet(tx, { ...input, userId }))
  }),
}
