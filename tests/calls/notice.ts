// The calls of the area notice, as the suites of all calls send them.
import { pushSubscription } from '#server/areas/notice/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { browserOf } from '../support/push-service.ts'
import { type AreaRows, everybody, ownersOnly, signedIn } from './row.ts'

const quiet = { isOn: true, fromMinute: 1380, toMinute: 420, letsLastReminder: false }

/** A device of `player`, new for each call. */
async function deviceOf({ db, users }: TestDatabase): Promise<{ subscriptionId: number }> {
  const seenAt = new Date()
  const browser = browserOf(`player-${Math.random().toString(36).slice(2)}`)
  const [made] = await db
    .insert(pushSubscription)
    .values({ ...browser, userId: users.player, createdAt: seenAt, seenAt })
    .returning({ subscriptionId: pushSubscription.subscriptionId })
  if (!made) throw new Error('A device was not made.')
  return made
}

export const noticeRows: AreaRows<'notice'> = {
  // Notices of letters and friends name the character that they are of.
  getNotices: {
    sample: () => ({ filter: 'all' as const, offset: 0, limit: 20 }),
    rights: signedIn,
    namesUser: true,
  },
  getUnread: { sample: () => ({}), rights: signedIn, namesUser: true },
  read: { sample: () => ({ noticeIdList: [1] }), rights: signedIn },
  readAll: { sample: () => ({ until: 1 }), rights: signedIn },
  getSettings: { sample: () => ({}), rights: signedIn },
  choose: { sample: () => ({ event: 'mission', channel: 'mail' as const, isOn: true }), rights: signedIn },
  setQuiet: { sample: () => quiet, rights: signedIn },
  pushDevices: { sample: () => ({}), rights: signedIn },
  subscribe: { sample: () => ({ ...browserOf('sample'), isPressed: true }), rights: signedIn },
  unsubscribe: { sample: deviceOf, rights: signedIn },
  showContent: {
    sample: async database => ({ ...(await deviceOf(database)), showsContent: true }),
    rights: ownersOnly('PUSH_GONE'),
  },
  move: {
    sample: () => {
      const { endpoint, auth } = browserOf('nowhere')
      return { before: { endpoint, auth }, ...browserOf('somewhere') }
    },
    rights: everybody,
  },
  trial: { sample: deviceOf, rights: ownersOnly('PUSH_GONE') },
}
