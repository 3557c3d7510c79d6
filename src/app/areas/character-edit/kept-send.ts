// A write that decides something, sent at once and exactly once: its key is on the device before it is sent, and one whose
// answer got lost is sent again, as it was, before anything newer (reliability.md rules 1 and 2).
import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { send } from '#app/platform/api.ts'
import { isFinal } from '#app/platform/drafts/server-side.ts'
import { type ApiRequest, Refusal } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { refusals } from '#rules/messages/refusals.ts'

type Sent = { request: ApiRequest; key: string }

const keyOf = (name: string): string => `sent:${session.get().user?.userId ?? ''}:${name}`

const NO_ANSWER = '通信がとぎれました。書いたものは残っています。'
export const wordsOfError = (error: unknown): string =>
  error instanceof Refusal ? error.message || refusals.INTERNAL : NO_ANSWER
export const codeOfError = (error: unknown): string | null => (error instanceof Refusal ? error.code : null)

/** @param name what is done with what: one such write is open at a time */
export function useKeptSend<Answer>(name: string) {
  const [open, setOpen] = useState<Sent | null>(null)
  useEffect(() => {
    let isGone = false
    const take = (kept: Sent | undefined): void => {
      if (!isGone && kept) setOpen(kept)
    }
    get<Sent>(keyOf(name), keyval).then(take, () => {})
    return () => {
      isGone = true
    }
  }, [name])

  const finish = async (sent: Sent): Promise<Answer> => {
    const { userId } = session.get().user ?? {}
    try {
      const answer = (await send(sent.request, { key: sent.key, ...(userId ? { userId } : {}) })) as Answer
      await del(keyOf(name), keyval).catch(() => {})
      setOpen(null)
      return answer
    } catch (error) {
      if (isFinal(error)) {
        await del(keyOf(name), keyval).catch(() => {})
        setOpen(null)
      }
      throw error
    }
  }
  return {
    /** One was sent and its answer not read. */
    isUnknown: open !== null,
    /** Asks again for the answer of the one that is open. */
    again: (): Promise<Answer> | null => (open ? finish(open) : null),
    send: async (request: ApiRequest): Promise<Answer> => {
      const sent = { request, key: randomUuid() }
      // Without storage it is sent all the same: this page still has its key.
      await set(keyOf(name), sent, keyval).catch(() => {})
      setOpen(sent)
      return finish(sent)
    },
  }
}
