// Making, stopping and resuming links: now and once, never from the outbox when nobody thinks of it any more.
import { useState } from 'react'
import { useSpend } from '#app/areas/coin/use-spend.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { distributionCalls, type LinkRow } from './queries.ts'

type Link = NonNullable<LinkRow['distribution']>

type Key = Pick<LinkRow, 'officialOptionId' | 'suuryoSentakuId'> & { shouhinId: string }
const requestOf = {
  make: (key: Key, terms: LinkTerms) => distributionCalls.distributionInfo.request({ ...key, ...terms }),
  stop: (key: Key) => distributionCalls.stopDistribution.request(key),
  resume: (key: Key) => distributionCalls.resumeDistribution.request(key),
}
type Doing = keyof typeof requestOf
const LINK = 'distribution.link'
const NO_TERMS: LinkTerms = { takeLimit: null, endsAt: null }

const CHECKING: Problem = {
  code: null,
  message: '届いたかを確かめています。つながりしだい、この画面に出ます。',
  isUnknown: true,
}
const refusedBy = (message: string): Problem => ({ code: isOnline() ? 'REFUSED' : null, message, isUnknown: false })

export function useLinkActs(shouhinId: string) {
  const { spend } = useSpend<Link>(LINK)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const act = async (row: LinkRow, doing: Doing, terms: LinkTerms): Promise<boolean> => {
    const { officialOptionId, suuryoSentakuId } = row
    const key = { shouhinId, officialOptionId, suuryoSentakuId }
    const facts = { shouhinId, doing }
    setPending(true)
    setProblem(null)
    const result = await spend({
      entity: `distribution:${shouhinId}`,
      kind: LINK,
      request: requestOf[doing](key, terms),
      note: `${row.optionName} ×${row.amount}`,
      facts,
      touches: ['distribution'],
    })
    setPending(false)
    if (result?.state !== 'done') {
      if (result) setProblem(result.state === 'refused' ? refusedBy(result.message) : CHECKING)
      return false
    }
    toasts.add({ type: 'success', title: actWords({ kind: LINK, facts }).done })
    return true
  }
  return {
    pending,
    problem,
    forgetProblem: () => setProblem(null),
    make: (row: LinkRow, terms: LinkTerms): Promise<boolean> => act(row, 'make', terms),
    stop: (row: LinkRow): Promise<boolean> => act(row, 'stop', NO_TERMS),
    resume: (row: LinkRow): Promise<boolean> => act(row, 'resume', NO_TERMS),
  }
}

export type LinkTerms = { takeLimit: number | null; endsAt: string | null }
export type LinkActs = ReturnType<typeof useLinkActs>
