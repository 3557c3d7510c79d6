// Answer of the office to an opening, at the foot of its page.
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { scenarioType } from '#rules/codes/scenario.ts'
import type { JudgedOpening } from '../deciding-openings.ts'
import { rejectionTarget } from '../draft-places.ts'
import type { ReviewedOpening } from '../queries.ts'
import { NextOpening } from './NextOpening.tsx'

interface OpeningDecisionProps {
  reviewed: ReviewedOpening
  isChanged: boolean
  isOpening: boolean
  decisions: Decisions<JudgedOpening>
  draft: string | undefined
  now: number
  onReadAgain: () => Promise<void>
}

export function OpeningDecision({ reviewed, decisions, ...panel }: OpeningDecisionProps) {
  const { worldId, scenarioId, scenarioTitle, version, state, openDateTime } = reviewed.info
  const thing = { worldId, scenarioId, scenarioTitle, version }
  const canApprove = state === 'submitted'
  return (
    <DecisionPanel
      {...panel}
      thing={thing}
      id={scenarioId}
      name={scenarioTitle}
      decisions={decisions}
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
      next={<NextOpening after={scenarioId} decisions={decisions} />}
    />
  )
}
