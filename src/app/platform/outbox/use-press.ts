// Hook for a write that decides or spends, on a form that stays open until it is done. It gives the fault in words, the
// state of an act whose answer was lost, and the reason why nothing can be pressed meanwhile.
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { useOnline } from '../connectivity.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { type Problem, useUnanswered } from './use-unanswered.ts'
import { useWrite } from './use-write.ts'
import { problemOf, type Write } from './write.ts'

/**
 * Presses a write about one thing.
 * @param about facts that name the thing; while an act of this kind with them is open, no other is taken
 * @param onLate called when an act about it was done that no press here waits for any more; a late refusal becomes `problem`
 * @param can verb phrase for what a network allows: 送れます
 * @param onProblem called at once with a fault, because the form may be gone before it could show it
 */
export function usePress<Input, Answer, Known extends NewOutboxItem['facts']>(
  definition: Write<Input, Answer, Known>,
  about: Partial<Known>,
  { onLate, onProblem, can }: Hearing<Answer, Known> = {},
) {
  const online = useOnline()
  const { write, pending, openOf } = useWrite(definition, (result, facts, item) => {
    if (Object.entries(about).some(([name, value]) => facts[name] !== value)) return false
    setProblem(problemOf(result))
    if (result.state === 'done') onLate?.(result.answer, facts, item)
    return true
  })
  const { setProblem, ...unanswered } = useUnanswered(openOf(about)?.item, pending)

  /** @returns the answer; null when there is none yet, or the act was refused */
  const press = async (input: Input): Promise<Answer | null> => {
    setProblem(null)
    const result = await write(input)
    if (result?.state === 'done') return result.answer
    const found = result && problemOf(result)
    setProblem(found)
    if (found) onProblem?.(found)
    return null
  }
  return {
    press,
    pending,
    ...unanswered,
    /** Reason why nothing can be pressed now. */
    reason: unanswered.isChecking ? CHECKING : offlineReason(online, can),
  }
}

type Hearing<Answer, Known> = {
  onLate?: (answer: Answer, facts: Known, item: OutboxItem) => void
  onProblem?: (problem: Problem) => void
  can?: string
}
export type Pressing = Omit<ReturnType<typeof usePress>, 'press'>
