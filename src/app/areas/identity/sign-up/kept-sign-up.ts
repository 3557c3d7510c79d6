// A sign-up on its way, kept on the device until it is done: the id of the link and what was typed, but never the password.
import { del, get, set } from 'idb-keyval'
import { keyval } from '#app/platform/storage.ts'

export type KeptSignUp = {
  id: string
  /** Furthest step that was reached: 1 to 3. */
  step: number
  userName: string
  /** yyyyMMdd; empty before a choice. */
  seinengappi: string
  seibetsu: string
}

const PLACE = 'sign-up'

const emptySignUp = (id: string): KeptSignUp => ({ id, step: 1, userName: '', seinengappi: '', seibetsu: '' })

const readSignUp = async (): Promise<KeptSignUp | null> =>
  (await get<KeptSignUp>(PLACE, keyval).catch(() => undefined)) ?? null

/** @returns whether it is stored */
export const keepSignUp = (kept: KeptSignUp): Promise<boolean> =>
  set(PLACE, kept, keyval).then(
    () => true,
    () => false,
  )

export const forgetSignUp = (): Promise<void> => del(PLACE, keyval).catch(() => {})

/**
 * The sign-up that the id of the address stands for: a new id begins a new one; the same id, or none, goes on with the
 * kept one.
 */
export async function signUpOf(id: string | undefined): Promise<KeptSignUp | null> {
  const kept = await readSignUp()
  if (id === undefined || kept?.id === id) return kept
  const begun = emptySignUp(id)
  await keepSignUp(begun)
  return begun
}
