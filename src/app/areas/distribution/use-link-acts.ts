// Making and stopping links: now and once, never from the outbox when nobody thinks of it any more.
import { useState } from 'react'
import { useSpend } from '#app/areas/coin/use-spend.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { distributionCalls, type LinkRow } from './queries.ts'

type Link = NonNullable<LinkRow['distribution']>

const CHECKING = '届いたかを確かめています。つながりしだい、この画面に出ます。'

export function useLinkActs(shouhinId: string) {
  const { spend } = useSpend<Link>('distribution.link')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (row: LinkRow, doing: 'make' | 'stop', terms: LinkTerms): Promise<boolean> => {
    const { officialOptionId, suuryoSentakuId } = row
    const key = { shouhinId, officialOptionId, suuryoSentakuId }
    setPending(true)
    setProblem(null)
    const result = await spend({
      entity: `distribution:${shouhinId}`,
      kind: 'distribution.link',
      request:
        doing === 'make'
          ? distributionCalls.distributionInfo.request({ ...key, ...terms })
          : distributionCalls.stopDistribution.request(key),
      title: doing === 'make' ? '配布リンクの作成' : '配布の停止',
      note: `${row.optionName} ×${row.amount}`,
      facts: { shouhinId },
      touches: ['distribution'],
    })
    setPending(false)
    if (result?.state !== 'done') {
      if (result) setProblem(result.state === 'refused' ? result.message : CHECKING)
      return false
    }
    toasts.add({ type: 'success', title: doing === 'make' ? '配布リンクを作りました' : '配布を止めました' })
    return true
  }
  return {
    pending,
    problem,
    make: (row: LinkRow, terms: LinkTerms): Promise<boolean> => act(row, 'make', terms),
    stop: (row: LinkRow): Promise<boolean> => act(row, 'stop', { takeLimit: null, endsAt: null }),
  }
}

export type LinkTerms = { takeLimit: number | null; endsAt: string | null }
export type LinkActs = ReturnType<typeof useLinkActs>
