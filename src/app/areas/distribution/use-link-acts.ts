// Hook for making, stopping and resuming links: at once, never later from the outbox.
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite, problemOf } from '#app/platform/outbox/write.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { linkActs } from '#rules/messages/link-acts.ts'
import { distributionCalls, type LinkRow } from './queries.ts'

type Key = Pick<LinkRow, 'officialOptionId' | 'suuryoSentakuId'> & { shouhinId: string }
const requestOf = {
  make: (key: Key, terms: LinkTerms) => distributionCalls.distributionInfo.request({ ...key, ...terms }),
  stop: (key: Key) => distributionCalls.stopDistribution.request(key),
  resume: (key: Key) => distributionCalls.resumeDistribution.request(key),
}
type Doing = keyof typeof requestOf
const NO_TERMS: LinkTerms = { takeLimit: null, endsAt: null }

const linking = defineWrite({
  kind: 'distribution.link',
  policy: 'online',
  thing: ['shouhinId', 'officialOptionId', 'suuryoSentakuId'],
  touches: ['distribution'],
  toasts: 'none',
  press: ({ key, row, doing, terms }: { key: Key; row: LinkRow; doing: Doing; terms: LinkTerms }) => ({
    entity: `distribution:${key.shouhinId}`,
    request: requestOf[doing](key, terms),
    note: `${row.optionName} ×${row.amount}`,
    facts: { ...key, doing },
  }),
})

/** Reason why no act on a link is taken while the answer of the last one is being asked for. */
export const CHECKING_REASON = '前の操作が届いたかを確かめています。'
const CHECKING: Problem = {
  code: null,
  message: '届いたかを確かめています。つながりしだい、この画面に出ます。',
  isUnknown: true,
}

export function useLinkActs(shouhinId: string) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const { write, pending, openOf } = useWrite(linking, (result, facts) => {
    if (problem === CHECKING && facts.shouhinId === shouhinId) setProblem(problemOf(result))
  })
  const keyOf = ({ officialOptionId, suuryoSentakuId }: LinkRow): Key => ({
    shouhinId,
    officialOptionId,
    suuryoSentakuId,
  })
  const act = async (row: LinkRow, doing: Doing, terms: LinkTerms): Promise<boolean> => {
    setProblem(null)
    const result = await write({ key: keyOf(row), row, doing, terms })
    if (result?.state === 'done') {
      const { done } = linkActs['distribution.link']({ doing })
      toasts.add({ type: 'success', title: done })
      return true
    }
    if (result) setProblem(problemOf(result) ?? CHECKING)
    return false
  }
  return {
    pending,
    problem,
    forgetProblem: () => setProblem(null),
    /** Whether the answer of an act on this link is being asked for. */
    isChecking: (row: LinkRow): boolean => !pending && openOf(keyOf(row)) !== null,
    make: (row: LinkRow, terms: LinkTerms): Promise<boolean> => act(row, 'make', terms),
    stop: (row: LinkRow): Promise<boolean> => act(row, 'stop', NO_TERMS),
    resume: (row: LinkRow): Promise<boolean> => act(row, 'resume', NO_TERMS),
  }
}

export type LinkTerms = { takeLimit: number | null; endsAt: string | null }
export type LinkActs = ReturnType<typeof useLinkActs>
