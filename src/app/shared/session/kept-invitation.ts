// Secret of an invitation that waits while a guest signs in or joins: in this tab alone, and, from the press on 会員登録, on the
// device until the sign-up is done, whose mail may open another tab. It stands in no address that leads somewhere else.
import { del, get, set } from 'idb-keyval'
import { keyval } from '#app/platform/storage.ts'

type Invitation = { worldId: string; orderId: number; hash: string }

const placeOf = (orderId: number): string => `tsumugi-invitation:${orderId}`
const WAITING = 'sign-up-invitation'

/** @returns whether this tab has it now */
export function keepInvitation({ orderId, hash }: Pick<Invitation, 'orderId' | 'hash'>): boolean {
  try {
    sessionStorage.setItem(placeOf(orderId), hash)
    return true
  } catch {
    return false
  }
}

export function keptInvitation(orderId: number): string | null {
  try {
    return sessionStorage.getItem(placeOf(orderId))
  } catch {
    return null
  }
}

export function forgetInvitation(orderId: number): void {
  try {
    sessionStorage.removeItem(placeOf(orderId))
  } catch {
    // Nothing was kept then.
  }
}

/** Puts it beside the sign-up that begins now. */
export const waitForSignUp = (invitation: Invitation): Promise<void> => set(WAITING, invitation, keyval).catch(() => {})

/** Takes the invitation with which a sign-up began into this tab. @returns the address that it leads to, without the secret; null for none */
export async function invitationAfterSignUp(): Promise<string | null> {
  const waiting = await get<Invitation>(WAITING, keyval).catch(() => undefined)
  if (!waiting) return null
  await del(WAITING, keyval).catch(() => {})
  if (!keepInvitation(waiting)) return null
  return `/world/${encodeURIComponent(waiting.worldId)}/scenarioInvite/${waiting.orderId}/link`
}
