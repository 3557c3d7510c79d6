// Secret of an invitation that waits while a guest signs in or joins: in this tab alone, and, from the press on 会員登録, on the
// device until the sign-up is done, whose mail may open another tab. It stands in no address that leads somewhere else, and is
// kept no longer than the invitation is open.
import { del, get, set } from 'idb-keyval'
import { keyval } from '#app/platform/storage.ts'
import { dropFromTab, keepInTab, keptInTab } from '#app/platform/tab-storage.ts'

/** @property until end of the invitation; null while it is not known, before its first read */
type Kept = { hash: string; until: string | null }
type Invitation = Kept & { worldId: string; orderId: number }

const placeOf = (orderId: number): string => `tsumugi-invitation:${orderId}`
const WAITING = 'sign-up-invitation'
const isOver = ({ until }: Kept): boolean => until !== null && Date.parse(until) <= Date.now()

/** @returns whether this tab has it now */
export const keepInvitation = ({ orderId, hash, until }: Kept & { orderId: number }): boolean =>
  keepInTab(placeOf(orderId), JSON.stringify({ hash, until }))

export function keptInvitation(orderId: number): string | null {
  try {
    const kept = JSON.parse(keptInTab(placeOf(orderId)) ?? 'null') as Kept | null
    if (kept === null) return null
    if (!isOver(kept)) return kept.hash
    forgetInvitation(orderId)
    return null
  } catch {
    return null
  }
}

export const forgetInvitation = (orderId: number): void => dropFromTab(placeOf(orderId))

/** Stores the invitation beside the sign-up that begins now. */
export const waitForSignUp = (invitation: Invitation): Promise<void> => set(WAITING, invitation, keyval).catch(() => {})

const waiting = () => get<Invitation>(WAITING, keyval).catch(() => undefined)
const stopWaiting = () => del(WAITING, keyval).catch(() => {})

/** Deletes the invitation of a sign-up that was not finished while the invitation was open. */
export async function forgetOverInvitation(): Promise<void> {
  const found = await waiting()
  if (found && isOver(found)) await stopWaiting()
}

/**
 * Takes the invitation with which a sign-up began into this tab.
 * @returns the address that it leads to, without the secret; null for none, or one that has ended meanwhile
 */
export async function invitationAfterSignUp(): Promise<string | null> {
  const found = await waiting()
  if (!found) return null
  await stopWaiting()
  if (isOver(found) || !keepInvitation(found)) return null
  return `/world/${encodeURIComponent(found.worldId)}/scenarioInvite/${found.orderId}/link`
}
