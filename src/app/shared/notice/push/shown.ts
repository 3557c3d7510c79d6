// Notifications of the app that this device is showing.

export type Shown = { noticeId: number; isListed: boolean; close: () => void }

/** Reads the notifications that are shown at this moment. */
export async function shownHere(): Promise<Shown[]> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications?.()) ?? []
  return shown.map(notification => ({
    noticeId: Number(notification.data?.noticeId) || 0,
    isListed: notification.data?.isListed === true,
    close: () => notification.close(),
  }))
}

type Unread = { unread: number; addressList: readonly { noticeId: number }[] }

/**
 * Closes the notifications of notices that were read.
 * @param shown notifications that were shown before the unread notices were asked for, so that no newer one is closed
 */
export function closeRead(shown: readonly Shown[], { unread, addressList }: Unread): void {
  const known = new Set(addressList.map(({ noticeId }) => noticeId))
  // Of more unread ones than the list names, the older ones are not known.
  const isWhole = addressList.length === unread
  const oldest = Math.min(...known)
  for (const { noticeId, isListed, close } of shown) {
    if (isListed && !known.has(noticeId) && (isWhole || noticeId > oldest)) close()
  }
}

/** Closes all of them, because their user has signed out here. */
export async function clearShown(): Promise<void> {
  for (const { close } of await shownHere()) close()
}
