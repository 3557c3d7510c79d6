// Sending when the browser gives no storage: nothing can wait, so an act is sent now, once. As long as the page is open, an
// act whose answer was lost is repeated with the same key, before any other act on the same thing.
import { send } from '../api.ts'
import { type ApiRequest, isFinal, Refusal } from '../requests.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem } from './item.ts'

type Sent =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; code: string; message: string }
  /** No answer came; whether the act arrived is unknown. */
  | { state: 'unknown' }
/** `earlier`: an earlier act on the same thing has arrived, and the new one was not sent. */
export type UnkeptResult = Sent | { state: 'earlier' }

type Act = { request: ApiRequest; key: string }

/** Acts without an answer, by their things. */
const open = new Map<string, Act>()
const underWay = new Set<string>()

/** Wraps the sending of an act that cannot be stored, for example to end a draft with the answer. */
export type Around = (send: () => Promise<unknown>) => Promise<unknown>

const wordsOf = ({ method, url, body }: ApiRequest): string => `${method} ${url} ${body}`

/**
 * Sends an act at once; null while another one on the same thing is being sent.
 * @param thing name of the thing; without it, only the very same act counts as the same
 */
export async function sendUnkept(
  { request }: NewOutboxItem,
  userId: string,
  thing?: string,
  around: Around = send => send(),
): Promise<UnkeptResult | null> {
  const what = `${userId} ${thing ?? wordsOf(request)}`
  if (underWay.has(what)) return null
  underWay.add(what)
  const finish = async (act: Act, around: Around): Promise<Sent> => {
    open.set(what, act)
    try {
      const answer = await around(() => send(act.request, { key: act.key, userId }))
      open.delete(what)
      return { state: 'done', answer }
    } catch (error) {
      if (isFinal(error)) open.delete(what)
      return error instanceof Refusal
        ? { state: 'refused', code: error.code, message: error.message }
        : { state: 'unknown' }
    }
  }
  try {
    const earlier = open.get(what)
    if (earlier && wordsOf(earlier.request) !== wordsOf(request)) {
      const before = await finish(earlier, send => send())
      if (before.state === 'done') return { state: 'earlier' }
      if (open.has(what)) return before
    }
    return await finish(open.get(what) ?? { request, key: randomUuid() }, around)
  } finally {
    underWay.delete(what)
  }
}
