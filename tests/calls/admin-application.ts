// The calls of the area admin-application, as the suites of all calls send them.
import { givenApplication } from '../support/applications.ts'
import { type AreaRows, admins } from './row.ts'

export const adminApplicationRows: AreaRows<'adminApplication'> = {
  list: {
    sample: async ({ db, users }) => {
      await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' })
      return { kind: 'item', isDecided: false, offset: 0, limit: 10 }
    },
    rights: admins,
  },
  counts: { sample: () => ({}), rights: admins },
  decide: {
    sample: async ({ db, users }) => ({
      applicationId: await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' }),
      isApproved: false,
      reason: '世界の名前と紛らわしいため。',
    }),
    rights: admins,
  },
}
