// Links after an answer: back to the queue, and on to the opening that has waited longest.
import { useQuery } from '@tanstack/react-query'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
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
  const next = data?.scenarioList.find(
    opening => opening.scenarioId !== after && decisions.standingOf(opening, false).state === 'open',
  )
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <TextLink to="/myPage/admin/info" search={{}}>
        一覧へ戻る
      </TextLink>
      {next && (
        <TextLink
          to="/myPage/admin/info/$worldId/$scenarioId"
          params={{ worldId: next.worldId, scenarioId: padScenarioId(next.scenarioId) }}
          chevron
          className="max-w-full text-left"
        >
          次へ：{next.scenarioTitle}
        </TextLink>
      )}
    </p>
  )
}
