// The calls of the area user, as the suites of all calls send them.
import { onlyDraft } from './given.ts'
import { type AreaRows, signedIn } from './row.ts'

export const userRows: AreaRows<'user'> = {
  profile: { sample: () => ({}), rights: signedIn },
  updateProfile: {
    sample: async ({ db, users }) => ({
      introduction: 'はじめまして。',
      draftId: await onlyDraft(db, users.player),
    }),
    rights: signedIn,
  },
}
