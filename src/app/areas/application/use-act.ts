// Doing something that spends or decides: sent at once, once, with what went wrong in words.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiRequest, Refusal } from '#app/platform/exchange.ts'
import { makeOld } from '#app/platform/query.ts'
import { EarlierArrived, sendAct } from './sent-act.ts'

const NO_ANSWER = '届いたか確かめられませんでした。もう一度押すと、同じものとして送ります。'
const EARLIER = '前に送ったものが届いていました。いまの内容は送っていません。'
const TOUCHES = ['application', 'originalClass', 'adminApplication', 'coin', 'character', 'characterEdit']

/** Why nothing that spends or decides can be done now; undefined: it can. */
export const offlineReason = (online: boolean): string | undefined => (online ? undefined : 'つながると送れます。')

export type Act = ReturnType<typeof useAct>

export function useAct() {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isBusy = useRef(false)

  /**
   * @param name one thing that can be done: a second act of it waits for the answer of the first
   * @param meaning see sendAct
   * @returns the answer; null when there is none, and `problem` says why
   */
  const run = async (name: string, request: ApiRequest, meaning?: string): Promise<unknown> => {
    if (isBusy.current) return null
    isBusy.current = true
    setPending(true)
    setProblem(undefined)
    try {
      return await sendAct(name, request, meaning)
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : error instanceof EarlierArrived ? EARLIER : NO_ANSWER)
      return null
    } finally {
      makeOld(client, TOUCHES)
      isBusy.current = false
      setPending(false)
    }
  }
  return { run, pending, problem, setProblem }
}
