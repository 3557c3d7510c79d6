// One act, one key: what spends or decides is sent at once, never later by itself, and lies on the device with its key from
// before it is sent until its answer was read, so that a lost answer is asked for again and nothing happens twice
// (reliability rules 1 and 2).
import { del, get, set } from 'idb-keyval'
import { send } from './api.ts'
import { type ApiRequest, isFinal } from './exchange.ts'
import { session } from './session.ts'
import { keyval } from './storage.ts'
import { randomUuid } from './uuid.ts'

type SentAct = { request: ApiRequest; key: string; meaning: string }

/** Another act of this name was sent before and has arrived: what was wanted now was not sent. */
export class EarlierArrived extends Error {}

/** The answer that was asked for again was read meanwhile, by another tab. */
export class SettledElsewhere extends Error {}

export type SendActOptions = {
  /**
   * What the user wants by it: an act that means the same is the same, though the coin that would pay for it has changed
   * since, perhaps because the first one has arrived. Without it, the request as it is.
   */
  meaning?: string | undefined
  /** One of this name is enough: where an earlier one has arrived, this one is not sent. */
  isAlone?: boolean | undefined
}

/** What the browser would not keep: this page still has its key. */
const unkept = new Map<string, SentAct>()

const userId = (): string | undefined => session.get().user?.userId
const placeOf = (name: string): string => `act:${userId() ?? ''}:${name}`

const read = async (place: string): Promise<SentAct | undefined> =>
  unkept.get(place) ?? (await get<SentAct>(place, keyval).catch(() => undefined))

async function keep(place: string, act: SentAct): Promise<void> {
  unkept.delete(place)
  await set(place, act, keyval).catch(() => unkept.set(place, act))
}

/** A newer one that took its place meanwhile stays. */
async function letGo(place: string, { key }: SentAct): Promise<void> {
  if ((await read(place))?.key !== key) return
  unkept.delete(place)
  await del(place, keyval).catch(() => {})
}

async function finish(place: string, act: SentAct): Promise<unknown> {
  const whose = userId()
  try {
    const answer = await send(act.request, { key: act.key, ...(whose ? { userId: whose } : {}) })
    await letGo(place, act)
    return answer
  } catch (error) {
    if (isFinal(error)) await letGo(place, act)
    throw error
  }
}

/**
 * Sends an act. One of the same name whose answer was not read goes first, as it was; when it is the same, its answer is the
 * answer.
 * @param name what is done with what: one such act is open at a time
 * @throws Refusal, NoAnswer, EarlierArrived
 */
export async function sendAct(name: string, request: ApiRequest, options: SendActOptions = {}): Promise<unknown> {
  const { meaning = `${request.method} ${request.url} ${request.body}`, isAlone = false } = options
  const place = placeOf(name)
  const earlier = await read(place)
  if (earlier?.meaning === meaning) return finish(place, earlier)
  if (earlier && (await hasArrived(place, earlier)) && isAlone) throw new EarlierArrived()
  const act = { request, key: randomUuid(), meaning }
  await keep(place, act)
  return finish(place, act)
}

/** @throws where it is still not known */
const hasArrived = (place: string, act: SentAct): Promise<boolean> =>
  finish(place, act).then(
    () => true,
    error => {
      if (isFinal(error)) return false
      throw error
    },
  )

/** Whether one of this name was sent whose answer was not read. */
export const isActOpen = async (name: string): Promise<boolean> => (await read(placeOf(name))) !== undefined

/** Asks again for the answer of an act that was lost; null where there is none. @throws Refusal, NoAnswer */
export async function settleAct(name: string): Promise<{ answer: unknown } | null> {
  const place = placeOf(name)
  const act = await read(place)
  return act ? { answer: await finish(place, act) } : null
}
