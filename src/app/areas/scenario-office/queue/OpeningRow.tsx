// Row of the queue of openings.
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { scenarioKindLabels, scenarioTypeLabels } from '#rules/codes/scenario-labels.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { JudgedOpening } from '../deciding-openings.ts'
import type { WaitingOpening } from '../queries.ts'

interface OpeningRowProps {
  opening: WaitingOpening
  worldName: string
  isGone: boolean
  decisions: Decisions<JudgedOpening>
  now: number
}

export function OpeningRow({ opening, worldName, ...row }: OpeningRowProps) {
  const { worldId, scenarioId, scenarioTitle, masterName, scenarioKind, isNewMaster, submittedAt, scenarioType } =
    opening
  const isOrdered = scenarioType !== 'Normal'
  return (
    <WaitingRow
      {...row}
      thing={opening}
      icon={BookOpen}
      over={
        <>
          <span>
            {worldName && `${worldName}・`}
            {isOrdered ? scenarioTypeLabels[scenarioType] : scenarioKindLabels[scenarioKind]}
          </span>
          {isNewMaster && <Chip tone="kin">新人マスター</Chip>}
        </>
      }
      name={scenarioTitle}
      writer={masterName}
      since={submittedAt}
      approvedNote={isOrdered ? 'すぐに相談が始まります' : undefined}
      renderLink={face => (
        <Link
          to="/myPage/admin/info/$worldId/$scenarioId"
          params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
          {...face}
        />
      )}
    />
  )
}
