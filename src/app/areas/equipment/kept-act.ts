// What the device keeps of an act on a character until its answer was read: the request and its key, so that a lost answer
// is asked for again and nothing happens twice (reliability.md rules 1 and 2).
import { del, get, set } from 'idb-keyval'
import { send } from '#app/platform/api.ts'
import { type ApiRequest, Refusal } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import { randomUuid } from '#app/platform/uuid.ts'

type KeptAct = { request: ApiRequest; key: string }

const userId = (): string => session.get().user?.userId ?? ''
const keyOf = (characterId: string): string => `character-act:${userId()}:${characterId}`

/** For browsers without storage. */
const unkept = new Map<string, KeptAct>()

async function keep(name: string, act: KeptAct): Promise<void> {
  unkept.set(name, act)
  await set(name, act, keyval).catch(() => {})
}

async function letGo(name: string): Promise<void> {
  unkept.delete(name)
  await del(name, keyval).catch(() => {})
}

const readKept = async (name: string): Promise<KeptAct | undefined> =>
  unkept.get(name) ?? (await get<KeptAct>(name, keyval).catch(() => undefined))

/** The server has judged it: asking again would change nothing. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal && error.status < 500 && error.status !== 401 && error.status !== 429

async function finish(name: string, { request, key }: KeptAct): Promise<unknown> {
  try {
    const answer = await send(request, { key, userId: userId() })
    await letGo(name)
    return answer
  } catch (error) {
    if (isFinal(error)) await letGo(name)
    throw error
  }
}

const isSame = (one: ApiRequest, other: ApiRequest): boolean => one.url === other.url && one.body === other.body

/** Sends an act once. One whose answer was lost goes first: again under its key when it is the same. */
export async function sendAct(characterId: string, request: ApiRequest): Promise<unknown> {
  const name = keyOf(characterId)
  const lost = await readKept(name)
  if (lost && isSame(lost.request, request)) return finish(name, lost)
  if (lost) {
    await finish(name, lost).catch(error => {
      if (!isFinal(error)) throw error
    })
  }
  const act = { request, key: randomUuid() }
  await keep(name, act)
  return finish(name, act)
}

/** Asks again for the answer of an act that was lost. @returns whether there was one and the server has judged it by now */
export async function settleLostAct(characterId: string): Promise<boolean> {
  const name = keyOf(characterId)
  const lost = await readKept(name)
  if (!lost) return false
  try {
    await finish(name, lost)
    return true
  } catch (error) {
    return isFinal(error)
  }
}
