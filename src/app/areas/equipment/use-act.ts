// Acts on a character that decide or spend: sent now and once, never from the outbox.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { type ApiRequest, isFinal } from '#app/platform/exchange.ts'
import { makeOld } from '#app/platform/query.ts'
import { settleAct } from '#app/platform/sent-act.ts'
import { useSentAct } from '#app/platform/use-sent-act.ts'
import { toasts } from '#app/ui/toast-store.ts'

export function useAct(characterId: string) {
  const client = useQueryClient()
  const { send, pending, problem, forgetProblem, online } = useSentAct(BELONGINGS)
  const name = `character:${characterId}`

  /** Asks for the answer of what was lost on the way, by this visit or the last one. */
  const settle = useCallback(async (): Promise<void> => {
    const isSettled = await settleAct(name).then(
      settled => settled !== null,
      error => isFinal(error),
    )
    if (!isSettled) return
    forgetProblem()
    makeOld(client, BELONGINGS)
    toasts.add({ type: 'info', title: '前の操作の結果を確かめました' })
  }, [client, name, forgetProblem])
  useEffect(() => {
    if (online) settle().catch(() => {})
  }, [online, settle])

  return {
    /** @param doing which of the acts it is, for its button */
    act: <Answer>(doing: string, request: ApiRequest): Promise<Answer | null> => send(name, request, { doing }),
    settle,
    pending,
    problem,
    forgetProblem,
    online,
  }
}

export type Acts = ReturnType<typeof useAct>
