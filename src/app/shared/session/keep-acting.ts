// The role of the user (rules §14) and the display of texts, read when the user id appears (doc1 §4) and whenever they change.
import type { QueryClient } from '@tanstack/react-query'
import { onWake } from '#app/platform/connectivity.ts'
import { showLinkPreviews } from '#app/platform/reading.ts'
import { isFinal, Refusal } from '#app/platform/requests.ts'
import { lastClassLabels } from '#rules/codes/user.ts'
import { selectRole, type UserClasses } from '#rules/role-selection.ts'
import { ACTING, type Acting, ROLE_FAULT, type RoleFault } from './acting.ts'
import { classQueries } from './class-queries.ts'

/** First and longest pause after which a role that did not come is asked for again. */
const AGAIN_MS = 20_000
const AGAIN_MOST_MS = 300_000

/** Begins to read them and to follow their changes. Returns the function that stops it. */
export function keepActing(userId: string, client: QueryClient): () => void {
  const [classes, last, display] = [
    classQueries.classes(userId),
    classQueries.lastClass(userId),
    classQueries.display(),
  ]
  const tell = (): void => {
    const [held, acted] = [client.getQueryData(classes.queryKey), client.getQueryData(last.queryKey)]
    if (held && acted) client.setQueryData(ACTING, actingOf(held, acted.lastClass))
    const shown = client.getQueryData(display.queryKey)
    if (shown) showLinkPreviews(userId, shown.baseTextUrlCardDisplayFlg)
  }
  const hashes = new Set([classes, last, display].map(({ queryKey }) => JSON.stringify(queryKey)))
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && hashes.has(JSON.stringify(query.queryKey))) tell()
  })
  tell()
  let again: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const restore = async (pause: number): Promise<void> => {
    clearTimeout(again)
    await restoreRole(userId, client)
    if (isOver || isKnown(userId, client) || client.getQueryData(ROLE_FAULT)) return
    again = setTimeout(() => void restore(Math.min(2 * pause, AGAIN_MOST_MS)), pause)
  }
  void restore(AGAIN_MS)
  const sleep = onWake(() => {
    if (!isKnown(userId, client)) void restore(AGAIN_MS)
  })
  void client.prefetchQuery(display)
  return () => {
    isOver = true
    clearTimeout(again)
    stop()
    sleep()
  }
}

/**
 * Reads the role anew. A refusal is told by the dialog of the frame (G46), unless the session is over. What did not come, or is to
 * come later, is asked for again after a while and when the page wakes, without a dialog, which would have to come from the same server.
 */
async function restoreRole(userId: string, client: QueryClient): Promise<void> {
  const ends = await Promise.allSettled([
    client.fetchQuery(classQueries.classes(userId)),
    client.fetchQuery(classQueries.lastClass(userId)),
  ])
  const refusals = ends.flatMap(end => (end.status === 'rejected' && end.reason instanceof Refusal ? [end.reason] : []))
  const isTold = refusals.some(refusal => isFinal(refusal) || (isBroken(refusal) && !isKnown(userId, client)))
  client.setQueryData<RoleFault | null>(ROLE_FAULT, isTold ? { again: () => restoreRole(userId, client) } : null)
}

/** Whether the server failed, rather than asking for a new sign-in or for patience. */
const isBroken = (refusal: Refusal): boolean => refusal.status >= 500 && refusal.retryAfterSeconds === null

/** Whether the device has the role as it was read last. */
const isKnown = (userId: string, client: QueryClient): boolean =>
  [classQueries.classes(userId), classQueries.lastClass(userId)].every(
    ({ queryKey }) => client.getQueryData(queryKey) !== undefined,
  )

function actingOf(classes: UserClasses, last: number | null): Acting | null {
  const { userName, userIcon, lastUsedClass } = selectRole(classes, last)
  return userName
    ? { userName, icon: userIcon || null, classLabel: lastUsedClass === null ? '' : lastClassLabels[lastUsedClass] }
    : null
}
