// One act, one key: what is sent is on the device from before it is sent until its answer was read, so that a lost answer is
// asked for again under the same key and nothing happens twice (reliability.md rules 1 and 2).
import { del, get, set } from 'idb-keyval'
import { send } from '#app/platform/api.ts'
import { isFinal } from '#app/platform/drafts/server-side.ts'
import type { ApiRequest } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import { randomUuid } from '#app/platform/uuid.ts'

type SentAct = { request: ApiRequest; key: string; meaning: string }

/** Another act of this name was sent before and has arrived: what was wanted now was not sent. */
export class EarlierArrived extends Error {}

const nameOf = (name: string): string => `act:${session.get().user?.userId ?? ''}:${name}`

/**
 * Sends an act. One of the same name whose answer was not read goes first, as it was.
 * @param meaning what the user wants by it: an act that means the same is the same, though the coin that would pay for it has
 *   changed since, perhaps because the first one has arrived
 * @throws Refusal, NoAnswer, EarlierArrived
 */
export async function sendAct(
  name: string,
  request: ApiRequest,
  meaning = `${request.url} ${request.body}`,
): Promise<unknown> {
  const earlier = await get<SentAct>(nameOf(name), keyval).catch(() => undefined)
  if (earlier && earlier.meaning === meaning) return finish(name, earlier)
  if (earlier) {
    const hasArrived = await finish(name, earlier).then(
      () => true,
      error => {
        if (isFinal(error)) return false
        throw error
      },
    )
    if (hasArrived) throw new EarlierArrived()
  }
  const act = { request, key: randomUuid(), meaning }
  await set(nameOf(name), act, keyval)
  return finish(name, act)
}

async function finish(name: string, { request, key }: SentAct): Promise<unknown> {
  const { userId } = session.get().user ?? {}
  try {
    const answer = await send(request, { key, ...(userId ? { userId } : {}) })
    await del(nameOf(name), keyval).catch(() => {})
    return answer
  } catch (error) {
    if (isFinal(error)) await del(nameOf(name), keyval).catch(() => {})
    throw error
  }
}
