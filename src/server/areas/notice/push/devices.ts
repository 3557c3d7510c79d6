// Devices to which the notices of a user are pushed. Each belongs to a user and to that user's session on it, and ends with the session.
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { deviceWords } from '#rules/device-words.ts'
import { MOST_DEVICES } from '#rules/notices/push.ts'
import type { Db, Tx } from '../../../db/client.ts'
import type { CallContext } from '../../../platform/context.ts'
import { areDeviceKeys } from '../../../platform/push/encrypt.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openProviderSession } from '../../identity/provider-sessions.ts'
import { authSession } from '../../identity/tables.ts'
import { pushQueue, pushSubscription } from '../tables.ts'

type Known = { userId: string }
type Browser = { endpoint: string; p256dh: string; auth: string }

/** Facts about a browser from the input of a call, without those about its caller. */
const browserOf = ({ endpoint, p256dh, auth }: Browser): Browser => ({ endpoint, p256dh, auth })

/** Condition of subscriptions that are switched on and whose session is not over. */
export const isLive = and(
  pushSubscription.isOn,
  or(isNull(pushSubscription.sessionId), gt(authSession.expiresAt, sql`now()`)),
  or(
    isNull(pushSubscription.providerSessionId),
    openProviderSession(pushSubscription.userId, pushSubscription.providerSessionId),
  ),
)

/** Key by which a browser subscribes, and the devices of the caller, the last seen first. */
export async function pushDevices(db: Db, { userId }: Known, { push }: CallContext) {
  const rows = await db
    .select({ device: pushSubscription })
    .from(pushSubscription)
    .leftJoin(authSession, eq(authSession.id, pushSubscription.sessionId))
    .where(and(eq(pushSubscription.userId, userId), isLive))
    .orderBy(desc(pushSubscription.seenAt), asc(pushSubscription.subscriptionId))
    .limit(MOST_DEVICES)
  return {
    publicKey: push.publicKey,
    deviceList: rows.map(({ device: { subscriptionId, userAgent, showsContent, createdAt, seenAt } }) => ({
      ...{ subscriptionId, device: deviceWords(userAgent), showsContent, createdAt, seenAt },
    })),
  }
}

type Subscribing = Known & Browser & { isPressed: boolean }

/**
 * Stores the browser of the caller, which may have been another user's or another session's before.
 * @param isPressed whether its user has just switched push on; otherwise the app confirms it at a start, and an ended one stays ended
 * @throws PUSH_ENDPOINT
 */
export async function subscribe(tx: Tx, { userId, isPressed, ...given }: Subscribing, context: CallContext) {
  const browser = browserOf(given)
  const { push, clock, viewer, request, identity } = context
  if (push.originOf(browser.endpoint) === null || !areDeviceKeys(browser)) throw refuse('PUSH_ENDPOINT')
  const sessionId = viewer?.sessionId ?? null
  const now = clock.now()
  const own = {
    ...browser,
    userId,
    ...(identity.sessions ? { sessionId, providerSessionId: null } : { sessionId: null, providerSessionId: sessionId }),
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? null,
    seenAt: now,
    ...(isPressed ? { isOn: true } : {}),
  }
  // Pushes that wait for this browser, and its wish for whole words, belong to its former user, and go with that row.
  await tx.execute(sql`delete from push_subscription where endpoint = ${browser.endpoint} and user_id <> ${userId}`)
  const [written] = await tx
    .insert(pushSubscription)
    .values({ ...own, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: own })
    .returning({
      subscriptionId: pushSubscription.subscriptionId,
      isOn: pushSubscription.isOn,
      showsContent: pushSubscription.showsContent,
    })
  if (!written) throw new Error('A device was not written.')
  await makeRoom(tx, userId)
  return written
}

async function makeRoom(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: pushSubscription.subscriptionId })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(desc(pushSubscription.isOn), desc(pushSubscription.seenAt), desc(pushSubscription.subscriptionId))
    .offset(MOST_DEVICES)
  const old = rows.map(({ id }) => id)
  if (old.length > 0) await tx.delete(pushSubscription).where(inArray(pushSubscription.subscriptionId, old))
}

type Own = Known & { subscriptionId: number }
const ownDevice = ({ userId, subscriptionId }: Own) =>
  and(eq(pushSubscription.userId, userId), eq(pushSubscription.subscriptionId, subscriptionId))

/** Ends push to a device, and deletes the pushes that wait for it. */
export async function unsubscribe(tx: Tx, own: Own) {
  const ended = await tx
    .update(pushSubscription)
    .set({ isOn: false })
    .where(ownDevice(own))
    .returning({ subscriptionId: pushSubscription.subscriptionId })
  for (const { subscriptionId } of ended) {
    await tx.delete(pushQueue).where(eq(pushQueue.subscriptionId, subscriptionId))
  }
  return { subscriptionId: own.subscriptionId }
}

/** Says whether a device shows the whole words on its screens. @throws PUSH_GONE */
export async function showContent(tx: Tx, { showsContent, ...own }: Own & { showsContent: boolean }) {
  const [changed] = await tx
    .update(pushSubscription)
    .set({ showsContent })
    .where(ownDevice(own))
    .returning({ subscriptionId: pushSubscription.subscriptionId })
  if (!changed) throw refuse('PUSH_GONE')
  return { ...changed, showsContent }
}

/**
 * Replaces a browser's address that its push service has ended by the new one. The worker of the page sends it, and has
 * no token: the old address with its secret, which nobody else knows, proves the device. The answer tells nothing about
 * other devices.
 */
export async function move(
  tx: Tx,
  { before, ...given }: Browser & { before: Omit<Browser, 'p256dh'> },
  context: CallContext,
) {
  const browser = browserOf(given)
  const { push, clock } = context
  if (push.originOf(browser.endpoint) === null || !areDeviceKeys(browser)) throw refuse('PUSH_ENDPOINT')
  const old = and(eq(pushSubscription.endpoint, before.endpoint), eq(pushSubscription.auth, before.auth))
  const [known] = await tx.select().from(pushSubscription).where(old).for('update')
  if (!known) return { isMoved: false }
  const isTaken = and(eq(pushSubscription.endpoint, browser.endpoint), sql`subscription_id <> ${known.subscriptionId}`)
  await tx.delete(pushSubscription).where(isTaken)
  await tx
    .update(pushSubscription)
    .set({ ...browser, seenAt: clock.now() })
    .where(old)
  return { isMoved: true }
}

/** A device of the caller whose session is not over. @throws PUSH_GONE */
export async function findDevice(db: Db, own: Own) {
  const [found] = await db
    .select({ device: pushSubscription })
    .from(pushSubscription)
    .leftJoin(authSession, eq(authSession.id, pushSubscription.sessionId))
    .where(and(ownDevice(own), isLive))
  if (!found) throw refuse('PUSH_GONE')
  return found.device
}
