// Row of the queue of replays.
import { Link } from '@tanstack/react-router'
import { Feather } from 'lucide-react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import type { WaitingReplay } from '#app/areas/scenario-replay/check-queries.ts'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import type { JudgedReplay } from '../deciding-replays.ts'

interface ReplayRowProps {
  replay: WaitingReplay
  worldName: string
  isGone: boolean
  decisions: Decisions<JudgedReplay>
  now: number
}

export function ReplayRow({ replay: { card, stateSince, length, daysLate }, worldName, ...row }: ReplayRowProps) {
  const { worldId, scenarioId, phase, scenarioTitle, masterName } = card
  return (
    <WaitingRow
      {...row}
      thing={{ worldId, scenarioId, phase, title: scenarioTitle }}
      icon={Feather}
      over={
        <>
          <span className="num">
            {worldName && `${worldName}・`}
            {textTypeLabels[card.textType]}・{phase > 1 && `第${phase}章・`}
            {formatCount(length)}字
          </span>
          {daysLate > 0 && <Chip tone="shu">{daysLate}日遅れ</Chip>}
        </>
      }
      name={scenarioTitle}
      writer={masterName}
      since={stateSince}
      renderLink={face => (
        <Link to="/myPage/admin/replay/$worldId/$scenarioId/$phase" params={phaseParams(card)} {...face} />
      )}
    />
  )
}
