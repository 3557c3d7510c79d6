// The role of the user (rules §14) and the display of texts, read when the user id appears (doc1 §4) and whenever they change.
import type { QueryClient } from '@tanstack/react-query'
import { isOnline } from '#app/platform/connectivity.ts'
import { showLinkPreviews } from '#app/platform/reading.ts'
import { isFinal, Refusal } from '#app/platform/requests.ts'
import { lastClassLabels } from '#rules/codes/user.ts'
import { selectRole, type UserClasses } from '#rules/role-selection.ts'
import { ACTING, type Acting, ROLE_FAULT, type RoleFault } from './acting.ts'
import { classQueries } from './class-queries.ts'

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
  void restoreRole(userId, client)
  void client.prefetchQuery(display)
  return stop
}

/** Reads the role anew. A fault is told by the dialog of the frame (G46), unless there is no network or the session is over. */
async function restoreRole(userId: string, client: QueryClient): Promise<void> {
  const [classes, last] = [classQueries.classes(userId), classQueries.lastClass(userId)]
  const ends = await Promise.allSettled([client.fetchQuery(classes), client.fetchQuery(last)])
  const isKnown = [classes, last].every(({ queryKey }) => client.getQueryData(queryKey) !== undefined)
  const isTold = ends.some(
    end => end.status === 'rejected' && (isFinal(end.reason) || (!isKnown && isFault(end.reason))),
  )
  client.setQueryData<RoleFault | null>(ROLE_FAULT, isTold ? { again: () => restoreRole(userId, client) } : null)
}

const isFault = (error: unknown): boolean => isOnline() && !(error instanceof Refusal && error.status === 401)

function actingOf(classes: UserClasses, last: number | null): Acting | null {
  const { userName, userIcon, lastUsedClass } = selectRole(classes, last)
  return userName
    ? { userName, icon: userIcon || null, classLabel: lastUsedClass === null ? '' : lastClassLabels[lastUsedClass] }
    : null
}
