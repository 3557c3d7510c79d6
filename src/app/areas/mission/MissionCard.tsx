// Card of a mission: its description, its progress, and the button of the current tab.

import { CheckCheck, Gift } from 'lucide-react'
import type { OpenState } from '#app/platform/outbox/write.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { formatDateTime, isUrgent, timeLeft } from '#rules/dates.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { achieveCategoryLabels, type MissionTab } from '#rules/mission.ts'
import type { Mission } from './queries.ts'
import type { Claims } from './use-claims.ts'
import { WayButton } from './WayButton.tsx'

export const categoryTones: readonly ChipTone[] = ['line', 'ai', 'matsuba', 'kin']

const waitingWords: Record<OpenState, string> = {
  waiting: 'つながったら送ります',
  sending: '受け取っています',
  checking: '届いたか確かめています',
}

export function MissionCard({
  mission,
  tabNo,
  isTaken,
  claims,
}: {
  mission: Mission
  tabNo: MissionTab
  /** whether its reward was received since it was listed */
  isTaken: boolean
  claims: Claims
}) {
  const claim = tabNo === 1 && !isTaken ? claims.claimOf(mission) : null
  const receiver = claim?.item.facts.characterName
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-2">
        <Chip tone={categoryTones[mission.achieveCategory]}>{achieveCategoryLabels[mission.achieveCategory]}</Chip>
        <span className="min-w-0 flex-[1_1_6rem] text-meta text-ink-soft">{mission.worldName}</span>
      </div>
      <CardTitle className="mt-1.5">{mission.archiveTitle}</CardTitle>
      <p className="mt-0.5 text-cap text-ink-soft">{mission.description}</p>
      {tabNo === 0 && mission.requiredCount > 1 && (
        <Progress className="mt-2" value={mission.progressCount} max={mission.requiredCount} label="進みぐあい" />
      )}
      <div className="mt-2 flex flex-wrap items-end justify-end gap-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <RewardLine text={mission.rewardText} />
          <p className="num mt-0.5 text-meta text-ink-soft">
            <MissionTime mission={mission} tabNo={tabNo} />
            {receiver && `・${receiver}が受け取ります`}
          </p>
        </div>
        {tabNo === 1 && !claim && !isTaken && (
          <Button
            variant="tonal"
            onClick={() => claims.press(mission)}
            aria-label={`${mission.archiveTitle}の報酬を受け取る`}
          >
            {missionMessages.receive}
          </Button>
        )}
        {tabNo === 0 && <WayButton mission={mission} />}
        {(tabNo === 2 || isTaken) && (
          <Chip tone="matsuba" icon={CheckCheck}>
            受取済み
          </Chip>
        )}
      </div>
      {claim && (
        <WaitingLine
          state={claim.state}
          onCancel={claim.state === 'waiting' ? () => void claims.cancel(claim.item) : undefined}
        >
          {waitingWords[claim.state]}
        </WaitingLine>
      )}
    </Card>
  )
}

export function RewardLine({ text, className = 'text-sub' }: { text: string; className?: string }) {
  return (
    <p className={`flex items-center gap-1.5 font-bold text-kin ${className}`}>
      <Icon of={Gift} size="s" />
      <span className="vh">報酬</span>
      {text}
    </p>
  )
}

/** Time of the tab: 達成, 受取 or 期限 (doc2 §2: due date on the unachieved tab only, '-' when there is none). */
function MissionTime({ mission, tabNo }: { mission: Mission; tabNo: MissionTab }) {
  if (tabNo === 0) return <DueTime due={mission.achieveTo} />
  const achieved = mission.createdAt ? `達成 ${formatDateTime(mission.createdAt)}` : ''
  if (tabNo === 1) return achieved
  return (
    <>
      <span className="block">{achieved}</span>
      {mission.receivedAt && <span className="block">受取 {formatDateTime(mission.receivedAt)}</span>}
    </>
  )
}

export function DueTime({ due }: { due: string | null }) {
  if (!due) return '期限 -'
  const now = Date.now()
  return (
    <Whole>
      期限 {formatDeadline(due)} —{' '}
      <b className={isUrgent(due, now) ? 'text-shu' : 'text-ink'}>{timeLeft(due, now) || '終了しました'}</b>
    </Whole>
  )
}
