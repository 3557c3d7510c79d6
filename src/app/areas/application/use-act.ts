// Doing something that spends or decides about an application: a second act of a name is not sent when the first has arrived.
import type { ApiRequest } from '#app/platform/exchange.ts'
import { useSentAct } from '#app/platform/use-sent-act.ts'

const TOUCHES = ['application', 'originalClass', 'adminApplication', 'coin', 'character']

export type Act = ReturnType<typeof useAct>

export function useAct() {
  const { send, pending, problem, forgetProblem } = useSentAct(TOUCHES)
  return {
    /** @param meaning see sendAct */
    run: (name: string, request: ApiRequest, meaning?: string): Promise<unknown> =>
      send(name, request, { meaning, isAlone: true }),
    pending: pending !== null,
    problem: problem?.message,
    forgetProblem,
  }
}
