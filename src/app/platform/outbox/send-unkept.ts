// Sending where the browser gives no storage: nothing can wait here, so an act is sent now, once. While the page stands, the
// same act whose answer was lost is sent with the key it had.
import { send } from '../api.ts'
import { isFinal, Refusal } from '../exchange.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem } from './item.ts'

export type UnkeptResult =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; code: string; message: string }
  /** No answer: whether it arrived is not known. */
  | { state: 'unknown' }

/** The keys of acts without an answer. */
const keys = new Map<string, string>()
const underWay = new Set<string>()

/** What is done around the sending of what cannot be kept: a draft that ends with the answer. */
export type Around = (send: () => Promise<unknown>) => Promise<unknown>

/** Sends an act at once; null while the very same act is on its way. */
export async function sendUnkept(
  { request }: NewOutboxItem,
  userId: string,
  around: Around = send => send(),
): Promise<UnkeptResult | null> {
  const what = `${userId} ${request.method} ${request.url} ${request.body}`
  if (underWay.has(what)) return null
  const key = keys.get(what) ?? randomUuid()
  keys.set(what, key)
  underWay.add(what)
  try {
    const answer = await around(() => send(request, { key, userId }))
    keys.delete(what)
    return { state: 'done', answer }
  } catch (error) {
    if (isFinal(error)) keys.delete(what)
    return error instanceof Refusal
      ? { state: 'refused', code: error.code, message: error.message }
      : { state: 'unknown' }
  } finally {
    underWay.delete(what)
  }
}
