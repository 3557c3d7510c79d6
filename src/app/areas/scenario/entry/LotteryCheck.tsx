// The lottery of a phase, open to everybody: the values published before it, and the draw repeated on this device.
import { useState } from 'react'
import { ProofCheck, ProofValues } from '#app/shared/story/ProofCheck.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { type DrawnEntry, ticketsOf } from '#rules/scenario/lottery.ts'
import { type Scenario, scenarioCalls } from '../queries.ts'
import { type CheckedDraw, checkLottery } from './check-lottery.ts'
import { DrawnList } from './DrawnList.tsx'

export function LotteryCheck({ scenario }: { scenario: Scenario }) {
  const { lottery } = scenario
  if (!lottery) return null
  const published: readonly (readonly [string, string | null])[] = [
    ['たねの指紋', lottery.seedHash],
    ['応募の一覧の指紋', lottery.entriesHash],
    ['抽選のあとに開けたたね', lottery.seed],
  ]
  return (
    <>
      <SectionHeading>抽選</SectionHeading>
      <Card>
        <p className="text-cap text-ink-soft">
          抽選のたねの指紋は、予約が始まる前に公開しています。抽選のあと、たねと応募の一覧から、誰でも同じ結果を計算できます。
        </p>
        <ProofValues values={published} />
        <DrawCheck scenario={scenario} />
      </Card>
    </>
  )
}

/** Button that repeats the draw, and what came of it; nothing before the draw. */
export function DrawCheck({ scenario }: { scenario: Scenario }) {
  const { worldId, scenarioId, phase, lottery, entryList } = scenario
  const [result, setResult] = useState<CheckedDraw | null>(null)
  const [busy, setBusy] = useState(false)
  if (!lottery?.drawnAt) return null
  // Entries without a rank were taken back before the draw, or came after it.
  const mine = entryList
    .filter(({ rank }) => rank !== null)
    .map(({ publicNumber, fatePower }) => ({ publicNumber, tickets: ticketsOf(fatePower) }))
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      const published = await scenarioCalls.getLottery.send({ worldId, scenarioId, phase })
      setResult(await checkLottery({ scenarioId, phase }, published, { ...lottery, mine }))
    } catch {
      setResult({ isRight: false, words: commonMessages.couldNotFetch, drawn: NOTHING })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ProofCheck
        {...{ busy, result }}
        label="その抽選を確かめる"
        right="抽選は正しく行われました"
        onCheck={() => void check()}
      />
      {result && result.drawn.length > 0 && (
        <DrawnList drawn={result.drawn} mine={mine.map(({ publicNumber }) => publicNumber)} />
      )}
    </>
  )
}

const NOTHING: readonly DrawnEntry[] = []
