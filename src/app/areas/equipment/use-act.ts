// Acts on a character that decide or spend: sent now and once, never from the outbox.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { type ApiRequest, Refusal } from '#app/platform/exchange.ts'
import { makeOld } from '#app/platform/query.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { sendAct, settleLostAct } from './kept-act.ts'

/** What an act on the things of a character makes old. */
const TOUCHES = ['equipment', 'skill', 'character', 'itemSynth', 'shop', 'world']

const UNKNOWN = '届いたか確かめられませんでした。'

/** @property code null: no answer came, and whether it arrived is not known */
export type ActProblem = { code: string | null; message: string }

export function useAct(characterId: string) {
  const client = useQueryClient()
  const online = useOnline()
  const running = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<ActProblem | null>(null)

  /** Asks for the answer of what was lost on the way, by this visit or the last one. */
  const settle = useCallback(async (): Promise<void> => {
    if (!(await settleLostAct(characterId))) return
    setProblem(null)
    makeOld(client, TOUCHES)
    toasts.add({ type: 'info', title: '前の操作の結果を確かめました' })
  }, [client, characterId])
  useEffect(() => {
    if (online) settle().catch(() => {})
  }, [online, settle])

  /** @returns the answer, or null when it was refused or did not come; `problem` says why */
  const act = async <Answer>(name: string, request: ApiRequest): Promise<Answer | null> => {
    if (running.current) return null
    running.current = true
    setPending(name)
    setProblem(null)
    try {
      const answer = (await sendAct(characterId, request)) as Answer
      makeOld(client, TOUCHES)
      return answer
    } catch (error) {
      if (error instanceof Refusal) {
        setProblem({ code: error.code, message: error.message })
        makeOld(client, TOUCHES)
      } else setProblem({ code: null, message: UNKNOWN })
      return null
    } finally {
      running.current = false
      setPending(null)
    }
  }
  return { act, settle, pending, problem, forgetProblem: () => setProblem(null), online }
}

export type Acts = ReturnType<typeof useAct>

/** Why nothing can be decided now; undefined when it can. */
export const offlineReason = (online: boolean): string | undefined =>
  online ? undefined : 'オフラインです。つながるとできます。'
