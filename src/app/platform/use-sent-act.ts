// Acts that spend or decide, for screens: sent now and once, with what went wrong in words (sent-act.ts).
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { offlineNote } from '#rules/messages/offline.ts'
import type { Area } from './belongings.ts'
import { isOnline, useOnline } from './connectivity.ts'
import { type ApiRequest, Refusal } from './exchange.ts'
import { makeOld } from './query.ts'
import { EarlierArrived, type SendActOptions, SettledElsewhere, sendAct } from './sent-act.ts'

const UNKNOWN = '届いたか確かめられませんでした。もう一度押しても、二重にはなりません。'
const EARLIER = '前に送ったものが届いていました。いまの内容は送っていません。'
const ELSEWHERE = '結果は、ほかの画面で確かめられました。読み込み直してご確認ください。'

/**
 * @property code null: it was not refused
 * @property isUnknown no answer came, and whether it arrived is not known
 */
export type ActProblem = { code: string | null; message: string; isUnknown: boolean }

const OFFLINE = { code: null, message: `${offlineNote()}。`, isUnknown: false }

/** What went wrong, for people: the server's own words where there are any. */
export function problemOfAct(error: unknown): ActProblem {
  if (error instanceof Refusal) return { code: error.code, message: error.message, isUnknown: false }
  if (error instanceof EarlierArrived) return { code: null, message: EARLIER, isUnknown: false }
  if (error instanceof SettledElsewhere) return { code: null, message: ELSEWHERE, isUnknown: false }
  return { code: null, message: UNKNOWN, isUnknown: true }
}

/**
 * @param touches beginnings of the query keys that these acts make old
 * @param onProblem hears at once what went wrong
 */
export function useSentAct(touches: readonly Area[], onProblem?: (problem: ActProblem) => void) {
  const client = useQueryClient()
  const online = useOnline()
  const running = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<ActProblem | null>(null)

  /**
   * @param name see sendAct
   * @param doing what the screen shows as under way, where several acts share a name
   * @returns the answer; null when there is none, and `problem` says why
   */
  const send = async <Answer>(
    name: string,
    request: ApiRequest,
    { doing = name, ...options }: SendActOptions & { doing?: string } = {},
  ): Promise<Answer | null> => {
    if (running.current) return null
    const fail = (found: ActProblem): null => {
      setProblem(found)
      onProblem?.(found)
      return null
    }
    // The button that says so may not have heard of it yet.
    if (!isOnline()) return fail(OFFLINE)
    running.current = true
    setPending(doing)
    setProblem(null)
    try {
      const answer = (await sendAct(name, request, options)) as Answer
      makeOld(client, touches)
      return answer
    } catch (error) {
      // Without an answer too: it may have arrived, and what is shown is then no longer true.
      makeOld(client, touches)
      return fail(problemOfAct(error))
    } finally {
      running.current = false
      setPending(null)
    }
  }
  return { send, pending, problem, forgetProblem: useCallback(() => setProblem(null), []), online }
}
