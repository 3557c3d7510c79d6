// Answer of the office to a replay, at the foot of its page: sent back with a comment, or approved with a time. An approval is
// taken back before the publication by sending the replay back.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type ReviewedReplay, replayCheckQueries } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { NextWaiting } from '#app/shared/decision/NextWaiting.tsx'
import type { Reviewing } from '#app/shared/decision/ReviewPage.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { stepsOf } from '#rules/scenario/replay-steps.ts'
import { type JudgedReplay, type Mvp, replayId } from '../deciding-replays.ts'
import { returnTarget } from '../draft-places.ts'
import { mvpFault } from './mvps.ts'

interface ReplayDecisionProps {
  reviewed: ReviewedReplay
  of: PhaseKey
  mvps: readonly Mvp[] | undefined
  review: Reviewing<JudgedReplay>
  draft: string | undefined
}

export function ReplayDecision({ reviewed, of, mvps, review, draft }: ReplayDecisionProps) {
  const { card, state, version } = reviewed
  const steps = stepsOf(state, 'office')
  const thing = { ...of, title: card.scenarioTitle, version, mvps }
  return (
    <DecisionPanel
      {...review}
      draft={draft}
      thing={thing}
      id={replayId(of)}
      name={card.scenarioTitle}
      canApprove={steps.includes('approve')}
      canReject={steps.includes('return')}
      target={returnTarget(of)}
      wish={null}
      obstacle={mvps?.map(mvpFault).find(Boolean)}
      next={<NextReplay after={of} decisions={review.decisions} />}
    />
  )
}

function NextReplay({ after, decisions }: { after: PhaseKey; decisions: Decisions<JudgedReplay> }) {
  const { data } = useQuery(replayCheckQueries.waiting())
  return (
    <NextWaiting
      list={face => <Link to="/myPage/admin/replay" {...face} />}
      next={data?.scenarioList.find(
        ({ card }) =>
          replayId(card) !== replayId(after) &&
          decisions.standingOf({ ...card, title: card.scenarioTitle }, false).state === 'open',
      )}
      nameOf={({ card }) => card.scenarioTitle}
      link={({ card }, face) => (
        <Link to="/myPage/admin/replay/$worldId/$scenarioId/$phase" params={phaseParams(card)} {...face} />
      )}
    />
  )
}
