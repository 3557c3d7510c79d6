// Personal data of notices: a user's own go with the user, and what became of them on other channels with them; devices that are
// pushed to go too.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { notice, pushSubscription } from './tables.ts'

export const noticePersonal: PersonalArea = {
  tables: [
    {
      table: pushSubscription,
      users: { user_id: 'deleted' },
      archive: {
        name: 'push-devices',
        own: ofUser(),
        without: ['session_id', 'provider_session_id', 'endpoint', 'p256dh', 'auth'],
      },
    },
    { table: notice, users: { user_id: 'deleted' }, archive: { name: 'notices', own: ofUser() } },
  ],
}
