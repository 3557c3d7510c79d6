// The lottery of a phase, open to everybody: the values published before it, and the draw repeated on this device.
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { ticketsOf } from '#rules/scenario/lottery.ts'
import { checkLottery } from './check-lottery.ts'
import { type Scenario, scenarioCalls } from './queries.ts'

type Result = { isRight: boolean; words: string }

export function LotteryCheck({ scenario }: { scenario: Scenario }) {
  const { worldId, scenarioId, phase, lottery, entryList } = scenario
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)
  if (!lottery) return null
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      const published = await scenarioCalls.getLottery.send({ worldId, scenarioId, phase })
      // Entries without a rank were taken back before the draw, or came after it.
      const mine = entryList
        .filter(({ rank }) => rank !== null)
        .map(({ publicNumber, fatePower }) => ({ publicNumber, tickets: ticketsOf(fatePower) }))
      setResult(await checkLottery({ scenarioId, phase }, published, { ...lottery, mine }))
    } catch {
      setResult({ isRight: false, words: commonMessages.couldNotFetch })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <SectionHeading>抽選</SectionHeading>
      <Card>
        <p className="text-cap text-ink-soft">
          抽選のたねの指紋は、予約が始まる前に公開しています。抽選のあと、たねと応募の一覧から、誰でも同じ結果を計算できます。
        </p>
        <dl className="mt-2 text-meta break-all">
          <dt className="text-ink-soft">たねの指紋</dt>
          <dd className="num">{lottery.seedHash}</dd>
          {lottery.entriesHash && (
            <>
              <dt className="mt-1 text-ink-soft">応募の一覧の指紋</dt>
              <dd className="num">{lottery.entriesHash}</dd>
            </>
          )}
        </dl>
        {lottery.drawnAt && (
          <Button
            variant="tonal"
            icon={ShieldCheck}
            className="mt-3"
            pending={busy}
            pendingLabel="計算しています"
            onClick={() => void check()}
          >
            その抽選を確かめる
          </Button>
        )}
        {result && (
          <Notice
            className="mt-3"
            icon={result.isRight ? ShieldCheck : TriangleAlert}
            title={result.isRight ? '抽選は正しく行われました' : '確かめられませんでした'}
          >
            {result.words}
          </Notice>
        )}
      </Card>
    </>
  )
}
