// Answer of the office to a replay, at the foot of its page: sent back with a comment, or approved with a time. An approval is
// taken back before the publication by sending the replay back.
import { useQuery } from '@tanstack/react-query'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type ReviewedReplay, replayCheckQueries } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { stepsOf } from '#rules/scenario/replay-steps.ts'
import { type JudgedReplay, type Mvp, replayId } from '../deciding-replays.ts'
import { returnTarget } from '../draft-places.ts'
import { mvpFault } from './mvps.ts'

interface ReplayDecisionProps {
  reviewed: ReviewedReplay
  of: PhaseKey
  mvps: readonly Mvp[] | undefined
  isChanged: boolean
  isOpening: boolean
  decisions: Decisions<JudgedReplay>
  draft: string | undefined
  now: number
  onReadAgain: () => Promise<void>
}

export function ReplayDecision({ reviewed, of, mvps, decisions, ...panel }: ReplayDecisionProps) {
  const { card, state, version } = reviewed
  const steps = stepsOf(state, 'office')
  const thing = { ...of, title: card.scenarioTitle, version, mvps }
  return (
    <DecisionPanel
      {...panel}
      thing={thing}
      id={replayId(of)}
      name={card.scenarioTitle}
      decisions={decisions}
      canApprove={steps.includes('approve')}
      canReject={steps.includes('return')}
      target={returnTarget(of)}
      wish={null}
      obstacle={mvps?.map(mvpFault).find(Boolean)}
      next={<NextReplay after={of} decisions={decisions} />}
    />
  )
}

function NextReplay({ after, decisions }: { after: PhaseKey; decisions: Decisions<JudgedReplay> }) {
  const { data } = useQuery(replayCheckQueries.waiting())
  const next = data?.scenarioList.find(
    ({ card }) =>
      replayId(card) !== replayId(after) &&
      decisions.standingOf({ ...card, title: card.scenarioTitle }, false).state === 'open',
  )
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <TextLink to="/myPage/admin/replay">一覧へ戻る</TextLink>
      {next && (
        <TextLink
          to="/myPage/admin/replay/$worldId/$scenarioId/$phase"
          params={phaseParams(next.card)}
          chevron
          className="max-w-full text-left"
        >
          次へ：{next.card.scenarioTitle}
        </TextLink>
      )}
    </p>
  )
}
