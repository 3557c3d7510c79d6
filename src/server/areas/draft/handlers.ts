// Calls for drafts. They take no key: saving compares versions, the others are safe to repeat.

import { handlersOf } from '../../platform/handlers.ts'
import { getDraft, getVersion, listDrafts, listVersions } from './drafts.ts'
import { bringDraftBack, removeDraft } from './end-draft.ts'
import { saveDraft } from './save-draft.ts'
import { listSnippets, removeSnippet, saveSnippet } from './snippets.ts'

export const draftHandlers = handlersOf(
  { area: 'draft', time: 'system' },
  {
    list: listDrafts,
    read: getDraft,
    save: saveDraft,
    versions: listVersions,
    version: getVersion,
    remove: removeDraft,
    bringBack: bringDraftBack,
    snippets: (db, { userId }) => listSnippets(db, userId),
    saveSnippet,
    removeSnippet,
  },
)
