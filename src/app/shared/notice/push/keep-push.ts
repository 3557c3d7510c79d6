// Upkeep of push at every start of the app: a subscription of the signed-in user is confirmed, or made anew where the
// browser or the server has lost it; one of anybody else is ended.
import { isOnline } from '#app/platform/connectivity.ts'
import { noticeCalls } from '../queries.ts'
import { clearShown } from './shown.ts'
import { forgetHere, readKept, readPushHere, subscribe, turnOff, write } from './this-device.ts'

export async function keepPush(userId: string): Promise<void> {
  const { state } = await readPushHere(userId)
  if (state === 'shared' || state === 'home' || state === 'unsupported') return
  const kept = await readKept()
  if (kept?.userId !== userId) {
    await forgetHere()
    return
  }
  if (!isOnline()) return
  // Taken back in the settings of the browser, which ended it there.
  if (Notification.permission !== 'granted') {
    await turnOff(kept)
    return
  }
  const { publicKey } = await noticeCalls.pushDevices.send({}, { userId })
  if (!(await write(userId, await subscribe(publicKey), false))) await forgetHere()
}

/**
 * Ends push on this device and closes its notifications, because its user has signed out or another user is here now.
 */
export async function leavePush(): Promise<void> {
  await forgetHere()
  await clearShown()
}
