// Doing something that spends or decides about an application: a second act of a name is not sent when the first has arrived.
import { type Area, BELONGINGS } from '#app/platform/belongings.ts'
import type { ApiRequest } from '#app/platform/exchange.ts'
import { type ActProblem, useSentAct } from '#app/platform/use-sent-act.ts'

/** A piece that is to get a name leaves the bag while it is examined; a class of one's own changes every number. */
export const APPLICATION_TOUCHES: readonly Area[] = [
  'originalClass',
  'adminApplication',
  'characterEdit',
  ...BELONGINGS,
]

export type Act = ReturnType<typeof useAct>

/** @param onProblem hears at once what went wrong: what acts may be gone before it could show that */
export function useAct(onProblem?: (problem: ActProblem) => void) {
  const { send, pending, problem, forgetProblem } = useSentAct(APPLICATION_TOUCHES, onProblem)
  return {
    /** @param meaning see sendAct */
    run: (name: string, request: ApiRequest, meaning?: string): Promise<unknown> =>
      send(name, request, { meaning, isAlone: true }),
    pending: pending !== null,
    problem,
    forgetProblem,
  }
}
