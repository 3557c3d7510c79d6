// Answer of the office to an opening, at the foot of its page.
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import type { Reviewing } from '#app/shared/decision/ReviewPage.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import type { JudgedOpening } from '../deciding-openings.ts'
import { rejectionTarget } from '../draft-places.ts'
import type { ReviewedOpening } from '../queries.ts'
import { NextOpening } from './NextOpening.tsx'

interface OpeningDecisionProps {
  reviewed: ReviewedOpening
  review: Reviewing<JudgedOpening>
  draft: string | undefined
}

export function OpeningDecision({ reviewed, review, draft }: OpeningDecisionProps) {
  const { worldId, scenarioId, scenarioTitle, version, state, openDateTime } = reviewed.info
  const thing = { worldId, scenarioId, scenarioTitle, version }
  const canApprove = state === 'submitted'
  return (
    <DecisionPanel
      {...review}
      draft={draft}
      thing={thing}
      id={scenarioId}
      name={scenarioTitle}
      canApprove={canApprove}
      canReject={canApprove || state === 'awaitingPublication'}
      target={rejectionTarget(thing)}
      wish={openDateTime}
      plain={
        reviewed.scenarioType === scenarioType.normal
          ? undefined
          : {
              button: '承認する',
              note: 'すぐに相談が始まります',
              hint: 'マスターが読みます。どこをどう直せばよいかを書いてください。',
            }
      }
      next={<NextOpening after={scenarioId} decisions={review.decisions} />}
    />
  )
}
