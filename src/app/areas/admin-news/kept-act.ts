// What the device keeps of an act at the desk until its answer was read.
import { del, get, set } from 'idb-keyval'
import type { ApiRequest } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import type { NewsStep } from '#rules/news.ts'

export type DeskStep = 'save' | NewsStep

/** A write whose answer was not read yet: sent again as it was, so that nothing happens twice. */
export type SentStep = { step: DeskStep; request: ApiRequest; key: string }

/** What is written stands in the draft; this is what was done with it. */
export type KeptAct = {
  /** The article it has become by now; null: none yet. */
  postId: number | null
  sent: SentStep | null
}

const keyOf = (target: string): string => `news-form:${session.get().user?.userId ?? ''}:${target}`

export const readAct = async (target: string): Promise<KeptAct | null> =>
  (await get<KeptAct>(keyOf(target), keyval).catch(() => undefined)) ?? null

/** Kept when the promise is; null lets go of it. */
export const keepAct = (target: string, act: KeptAct | null): Promise<void> =>
  act ? set(keyOf(target), { postId: act.postId, sent: act.sent }, keyval) : del(keyOf(target), keyval)
