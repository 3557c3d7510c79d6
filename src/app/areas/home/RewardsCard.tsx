// 受け取れる報酬: card with the unclaimed LP and the button that claims it.

import { Coins } from 'lucide-react'
import { useState } from 'react'
import type { missionCalls } from '#app/areas/mission/queries.ts'
import type { Claims } from '#app/areas/mission/use-claims.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { missionMessages } from '#rules/messages/mission.ts'
import { missionWorld } from '#rules/mission.ts'
import { formatCount } from '#rules/rewards.ts'

type Summary = Awaited<ReturnType<typeof missionCalls.getSummary.send>>

export function RewardsCard({ summary, claims }: { summary: Summary; claims: Claims }) {
  const [pending, setPending] = useState(false)
  const { allWaiting } = claims
  const { rewardCount, lpRewardCount, lpRewardTotal } = summary
  const ofCharacters = rewardCount - lpRewardCount
  const press = async () => {
    setPending(true)
    await claims.pressAll(lpRewardCount)
    setPending(false)
  }
  return (
    <Card as="section" className="mt-4" aria-labelledby="rewards">
      <div className="flex items-center justify-between gap-2">
        <h2 id="rewards" className="font-mincho text-card font-semibold">
          受け取れる報酬
        </h2>
        <Chip tone={rewardCount > 0 ? 'ai' : 'line'}>{formatCount(rewardCount)}件</Chip>
      </div>
      {rewardCount === 0 ? (
        <p className="mt-1.5 text-cap text-ink-soft">
          いま受け取れる報酬はありません。ミッションを達成すると、ここに届きます。
        </p>
      ) : (
        <p className="num mt-1.5 flex flex-wrap items-baseline gap-x-2">
          <b className="font-mincho text-hero font-semibold whitespace-nowrap text-kin">
            LP {formatCount(lpRewardTotal)}
          </b>
          {ofCharacters > 0 && (
            <span className="text-cap text-ink-soft">ほか、キャラクターなどへの報酬 {formatCount(ofCharacters)}件</span>
          )}
        </p>
      )}
      {lpRewardCount > 0 && (!allWaiting || pending) && (
        <Button
          variant="shu"
          size="big"
          capped
          icon={Coins}
          className="mt-3"
          pending={pending}
          pendingLabel="受け取っています"
          onClick={() => void press()}
        >
          {missionMessages.receiveAllLp}
        </Button>
      )}
      <div className="mt-1 -mb-2.5 text-center">
        <TextLink to="/mission" search={{ tabNo: rewardCount > 0 ? 1 : 0, worldId: missionWorld.all, page: 1 }} chevron>
          ミッションを見る
        </TextLink>
      </div>
      {allWaiting && !pending && (
        <div className="mt-4 pb-2">
          <WaitingLine
            state={allWaiting.state}
            onCancel={allWaiting.state === 'waiting' ? () => void claims.cancel(allWaiting.item) : undefined}
          >
            つながったら受け取ります
          </WaitingLine>
        </div>
      )}
    </Card>
  )
}
