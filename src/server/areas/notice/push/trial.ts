// A trial of a device: one push at once, so that its user sees whether it arrives.
import { trialMessage } from '#rules/notices/push.ts'
import { type Db, transact } from '../../../db/client.ts'
import type { CallContext } from '../../../platform/context.ts'
import { topicOf } from '../../../platform/push/push.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countUnread } from '../own-notices.ts'
import { findDevice, unsubscribe } from './devices.ts'

const TTL_SECONDS = 60

type Own = { userId: string; subscriptionId: number }

/** @throws PUSH_GONE where the subscription has ended, PUSH_LATER where its service takes nothing now */
export async function trial(db: Db, own: Own, { push }: CallContext) {
  const device = await findDevice(db, own)
  const text = JSON.stringify(trialMessage(own.userId, await countUnread(db, own.userId)))
  const pushed = { text, ttlSeconds: TTL_SECONDS, topic: topicOf(own.subscriptionId, 'trial'), isUrgent: true }
  const { state } = await push.send(device, pushed)
  if (state === 'gone') await transact(db, tx => unsubscribe(tx, own))
  if (state === 'gone') throw refuse('PUSH_GONE')
  if (state !== 'sent') throw refuse('PUSH_LATER')
  return { isSent: true as const }
}
