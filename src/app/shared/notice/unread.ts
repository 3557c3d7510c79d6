// The number on the bell: unread notices of the user, and results on this device that the user has not seen. A notice
// counts as read once its address was opened, in whatever way.
import type { QueryClient } from '@tanstack/react-query'
import { isOnline } from '#app/platform/connectivity.ts'
import { makeOld } from '#app/platform/query.ts'
import { UNSEEN_NOTICES } from './notice-count.ts'
import { isUnseen, readNotices } from './notices.ts'
import { closeRead, shownHere } from './push/shown.ts'
import { noticeCalls, noticeQueries } from './queries.ts'

/** Beginning of the query keys of this device's own list. */
export const DEVICE_NOTICES = 'deviceNotices'

/** Sets the number from what is known on this device. */
export async function countNotices(userId: string, client: QueryClient): Promise<void> {
  const kept = await readNotices(userId)
  const here = kept.noticeList.filter(notice => isUnseen(notice, kept)).length
  const told = client.getQueryData<{ unread: number }>(noticeQueries.unread().queryKey)?.unread ?? 0
  client.setQueryData(UNSEEN_NOTICES, here + told)
}

/** Asks the server for the number, and closes the device's notifications of notices that were read elsewhere. */
export async function readUnread(userId: string, client: QueryClient): Promise<void> {
  if (isOnline()) {
    const shown = await shownHere().catch(() => [])
    const told = await client.fetchQuery({ ...noticeQueries.unread(), staleTime: 0, retry: false }).catch(() => null)
    if (told) closeRead(shown, told)
  }
  await countNotices(userId, client)
}

/** Marks notices as read. Marks are safe to repeat; one that failed is made again when the list is opened. */
export async function markRead(userId: string, client: QueryClient, noticeIdList: readonly number[]): Promise<void> {
  if (noticeIdList.length === 0) return
  await noticeCalls.read.send({ noticeIdList: [...noticeIdList] })
  await makeOld(client, ['notice'])
  await readUnread(userId, client)
}

/** Whether an address is the one that a notice leads to: its path, and the part of its search that the notice names. */
function leadsHere(href: string, here: string): boolean {
  const [told, at] = [new URL(href, 'http://x'), new URL(here, 'http://x')]
  return (
    told.pathname === at.pathname &&
    [...told.searchParams].every(([name, value]) => at.searchParams.get(name)?.replaceAll('"', '') === value)
  )
}

/** Marks the notices that lead to an address which was just opened. */
export async function readHere(userId: string, client: QueryClient, here: string): Promise<void> {
  const known = client.getQueryData<{ addressList: readonly { noticeId: number; href: string }[] }>(
    noticeQueries.unread().queryKey,
  )
  const read = known?.addressList.filter(({ href }) => leadsHere(href, here)) ?? []
  await markRead(
    userId,
    client,
    read.map(({ noticeId }) => noticeId),
  )
}
