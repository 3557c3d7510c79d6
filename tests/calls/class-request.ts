// The calls of applications to become something, as the suites of all calls send them.
import { EXAM, givenClassRequest, noClassRequests, supportersTaken } from '../support/class-requests.ts'
import type { TestDatabase } from '../support/database.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, ownersOnly, signedIn } from './row.ts'

const self = ownersOnly('FORBIDDEN')
const nobodyApplies = async ({ db, users }: TestDatabase) => {
  for (const userId of [users.player, users.other, users.admin]) await noClassRequests(db, userId)
}

export const classRequestRows: AreaRows<'classRequest'> = {
  addMasterRequest: {
    sample: async database => {
      const { users } = database
      await nobodyApplies(database)
      const words = { masterName: '霧野', masterCareer: '三年書いています。', torokuUser: users.player }
      return { userId: users.player, ...words, draftId: await onlyDraft(database.db, users.player) }
    },
    rights: self,
  },
  addCreatorRequest: {
    sample: async database => {
      const { users } = database
      await nobodyApplies(database)
      const words = {
        creatorName: '霧野',
        creatorCareer: '三年描いています。',
        torokuUser: users.player,
        creatorKbn: 2,
      }
      return { userId: users.player, ...words, draftId: await onlyDraft(database.db, users.player) }
    },
    rights: self,
  },
  handInExam: {
    sample: async database => {
      await nobodyApplies(database)
      return { answers: EXAM, draftId: await onlyDraft(database.db, database.users.player) }
    },
    rights: signedIn,
  },
  askPermission: {
    sample: async ({ db, users }) => {
      await supportersTaken(db, 'garden')
      for (const userId of [users.player, users.other, users.admin]) {
        await givenClassRequest(db, userId, { kind: 'exam', status: 2 })
      }
      return { worldId: 'garden' }
    },
    rights: signedIn,
  },
  mine: { sample: () => ({}), rights: signedIn },
  supportedWorlds: { sample: () => ({}), rights: signedIn },
  withdraw: {
    sample: async ({ db, users }) => ({ requestId: await givenClassRequest(db, users.player, { kind: 'master' }) }),
    rights: ownersOnly('CLASS_REQUEST_NOT_FOUND'),
  },
  queue: { sample: () => ({ kind: 'master', isDecided: false, offset: 0, limit: 10 }), rights: admins },
  counts: { sample: () => ({}), rights: admins },
  decide: {
    sample: async ({ db, users }) => ({
      requestId: await givenClassRequest(db, users.player, { kind: 'master' }),
      isApproved: false,
      reason: '経歴が短いため。',
    }),
    rights: admins,
  },
  saveSupporters: { sample: () => ({ before: [], nameList: [] }), rights: admins },
}
