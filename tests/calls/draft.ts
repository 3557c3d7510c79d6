// The calls of the area draft, as the suites of all calls send them.
import { randomUUID } from 'node:crypto'
import { givenSnippet } from '../support/letters.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, ownersOnly, signedIn } from './row.ts'

export const draftRows: AreaRows<'draft'> = {
  list: {
    sample: () => ({ offset: 0, limit: 10, removed: false }),
    more: [{ place: 'novelComment' }, { target: '12' }],
    rights: signedIn,
  },
  read: {
    sample: async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  save: {
    sample: async ({ db, users }) => ({
      draftId: await onlyDraft(db, users.player),
      place: 'novelComment',
      target: '12',
      name: '題',
      text: '新しい本文。',
      baseVersion: 1,
      copyId: randomUUID(),
      fields: '{"kind":"bug"}',
      writer: randomUUID(),
    }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  versions: {
    sample: async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  version: {
    sample: async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player), version: 1 }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  remove: {
    sample: async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  bringBack: {
    sample: async ({ db, users }) => ({
      draftId: await onlyDraft(db, users.player, { removedAt: new Date('2026-11-20T00:00:00Z') }),
    }),
    rights: ownersOnly('DRAFT_NOT_FOUND'),
  },
  snippets: { sample: () => ({}), rights: signedIn },
  saveSnippet: {
    sample: async ({ db, users }) => ({
      snippetId: await givenSnippet(db, users.player),
      title: '挨拶',
      text: 'はじめまして。',
    }),
    rights: signedIn,
  },
  removeSnippet: {
    sample: async ({ db, users }) => ({ snippetId: await givenSnippet(db, users.player) }),
    rights: signedIn,
  },
}
