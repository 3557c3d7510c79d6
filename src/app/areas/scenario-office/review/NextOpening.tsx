// Links after an answer: back to the queue, and on to the opening that has waited longest.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NextWaiting } from '#app/shared/decision/NextWaiting.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { JudgedOpening } from '../deciding-openings.ts'
import { ALL_WORLDS, officeQueries } from '../queries.ts'

interface NextOpeningProps {
  /** id of the opening that was just judged */
  after: number
  decisions: Decisions<JudgedOpening>
}

export function NextOpening({ after, decisions }: NextOpeningProps) {
  const { data } = useQuery(officeQueries.approvals(ALL_WORLDS))
  return (
    <NextWaiting
      list={face => <Link to="/myPage/admin/info" search={{}} {...face} />}
      next={data?.scenarioList.find(
        opening => opening.scenarioId !== after && decisions.standingOf(opening, false).state === 'open',
      )}
      nameOf={({ scenarioTitle }) => scenarioTitle}
      link={({ worldId, scenarioId }, face) => (
        <Link
          to="/myPage/admin/info/$worldId/$scenarioId"
          params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
          {...face}
        />
      )}
    />
  )
}
