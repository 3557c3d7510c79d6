// Push over the starts of the app: a subscription is confirmed at each, made anew where the browser or the server has lost it, and
// ended where it is nobody's who is signed in here.
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

/** Ends it here, with all that stands: its user signed out, or another one is here now. */
export async function leavePush(): Promise<void> {
  await forgetHere()
  await clearShown()
}
