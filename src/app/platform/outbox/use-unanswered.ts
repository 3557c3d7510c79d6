// Hook for the fault of a press in words, and for an act whose answer was lost and is being asked for.
import { useCallback, useState } from 'react'
import type { OutboxItem } from './item.ts'
import { useOutbox } from './outbox-context.ts'
import type { problemOf } from './write.ts'

export type Problem = NonNullable<ReturnType<typeof problemOf>>

/**
 * @param open the newest act that was not answered
 * @param pending whether a press here waits for its answer
 */
export function useUnanswered(open: OutboxItem | undefined, pending: boolean) {
  const outbox = useOutbox()
  const [problem, setProblem] = useState<Problem | null>(null)
  return {
    problem,
    setProblem,
    forgetProblem: useCallback(() => setProblem(null), []),
    /** Whether the answer of an act was lost and is being asked for. */
    isChecking: open !== undefined && !pending,
    /** Asks for the answer at once. */
    askAgain: () => void (open && outbox?.hurry(open).catch(() => {})),
  }
}
