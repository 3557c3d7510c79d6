// Personal data of accounts.
import { sql } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import {
  appUser,
  authAccount,
  authSession,
  authUser,
  classRequest,
  leaving,
  legalDocument,
  noticeLink,
  notificationChoice,
  providerSession,
  quietHours,
  userClass,
} from './tables.ts'

export const identityPersonal: PersonalArea = {
  tables: [
    {
      table: noticeLink,
      users: { user_id: 'deleted' },
      archive: 'The address of a counter is a secret and tells nothing.',
    },
    {
      table: notificationChoice,
      users: { user_id: 'deleted' },
      archive: { name: 'notification-choices', own: ofUser() },
    },
    { table: quietHours, users: { user_id: 'deleted' }, archive: { name: 'quiet-hours', own: ofUser() } },
    {
      table: classRequest,
      users: { user_id: 'deleted', decided_by: 'renamed' },
      archive: { name: 'class-requests', own: ofUser(), without: ['decided_by'] },
    },
    {
      table: userClass,
      users: { user_id: 'deleted', creator_id: 'deleted' },
      archive: { name: 'classes', own: ofUser() },
    },
    {
      table: legalDocument,
      users: { created_by: 'renamed' },
      archive: 'The words of a legal document are those of the service.',
    },
    { table: leaving, users: { user_id: 'deleted' }, archive: { name: 'leaving', own: ofUser() } },
    {
      table: authSession,
      users: { user_id: 'deleted' },
      archive: { name: 'sessions', own: ofUser(), without: ['token'] },
    },
    {
      table: providerSession,
      users: { user_id: 'deleted' },
      archive: { name: 'provider-sessions', own: ofUser() },
    },
    {
      table: authAccount,
      users: { user_id: 'deleted', account_id: 'deleted' },
      archive: {
        name: 'sign-ins',
        own: ofUser(),
        without: ['password', 'access_token', 'refresh_token', 'id_token'],
      },
    },
    { table: authUser, users: { id: 'deleted' }, archive: { name: 'sign-in-account', own: ofUser('id') } },
    { table: appUser, users: { user_id: 'deleted' }, archive: { name: 'user', own: ofUser() } },
  ],
  forget: async (tx, { userId }) => {
    await tx.execute(sql`delete from auth_verification where position(${userId} in value) > 0`)
    return []
  },
}
