// Row of an opening that waits for its publication, with its time and the time left.
import { CalendarClock } from 'lucide-react'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { timeLeft } from '#rules/dates.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { WaitingOpening } from '../queries.ts'

interface AwaitingRowProps {
  opening: WaitingOpening
  worldName: string
  now: number
}

export function AwaitingRow({ opening, worldName, now }: AwaitingRowProps) {
  const { worldId, scenarioId, scenarioTitle, masterName, isStaff, dates } = opening
  const left = dates.openAt ? timeLeft(dates.openAt, now) : ''
  return (
    <ListLink
      to="/myPage/admin/info/$worldId/$scenarioId"
      params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
      icon={<Icon of={CalendarClock} className="text-ink-soft" />}
      title={<b className="phrases font-mincho font-semibold">{scenarioTitle}</b>}
      note={
        <>
          {worldName && `${worldName}・`}
          {isStaff ? `${masterName}・公式` : masterName}
          <br />
          <b className="text-ink">{publicationWords(dates.openAt, now)}</b>
          {left && ` — ${left}`}
        </>
      }
    />
  )
}
