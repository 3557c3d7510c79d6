// The calls of the area inquiry, as the suites of all calls send them.
import { onlyDraft } from './given.ts'
import { type AreaRows, signedIn } from './row.ts'

export const inquiryRows: AreaRows<'inquiry'> = {
  send: {
    sample: async ({ db, users }) => ({
      subjectKind: 'bug',
      body: '画面が開きません。',
      draftId: await onlyDraft(db, users.player),
    }),
    rights: signedIn,
  },
  list: { sample: () => ({ offset: 0, limit: 10 }), rights: signedIn },
}
