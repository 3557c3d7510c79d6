// Facts of a scenario at the repair tool: its state, its seats and all its dates.
import { dateNames, seatWords, stateTone } from '#app/areas/scenario/facts.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { timeLeft } from '#rules/dates.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import type { PhaseDate } from '#rules/scenario/phase-facts.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Repair } from '../queries.ts'

interface RepairFactsProps {
  card: Repair['card']
  worldName: string
  now: number
}

export function RepairFacts({ card, worldName, now }: RepairFactsProps) {
  const { worldId, scenarioId, phase, scenarioTitle, masterName, isStaff, state, dates, minimum, publishedAt } = card
  const id = padScenarioId(scenarioId)
  const awaited = state === 'late' ? 'replayDueAt' : awaitedDate(state)
  const known = (Object.keys(dateNames) as PhaseDate[]).flatMap(name => {
    const at = dates[name]
    return at === null ? [] : [{ name, at }]
  })
  return (
    <Card as="section" className="mt-3" aria-label="いまの状態">
      <p className="num flex flex-wrap items-center gap-1.5 text-meta text-ink-soft">
        <Chip tone={stateTone(state)}>{stateName(state)}</Chip>
        <span>{id}</span>
        {phase > 1 && <span>第{phase}章</span>}
      </p>
      <CardTitle as="h2" className="mt-1 phrases wrap-anywhere">
        {scenarioTitle}
      </CardTitle>
      <p className="text-meta text-ink-soft">
        {worldName}・{masterName}
        {isStaff && '・公式'}
      </p>
      <dl className="num mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sub">
        <dt className="text-ink-soft">人数</dt>
        <dd>
          <b>{seatWords(card)}</b>（最少 {minimum}名）
        </dd>
        {known.map(({ name, at }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{dateNames[name]}</dt>
            <dd>
              <b className={name === awaited ? 'text-shu' : undefined}>{formatDayTime(at)}</b>
              {name === awaited && timeLeft(at, now) && ` — ${timeLeft(at, now)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5">
        {publishedAt !== null && (
          <TextLink
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={{ worldId, scenarioId: id, phase: String(phase) }}
            chevron
          >
            ページを見る
          </TextLink>
        )}
        <TextLink to="/myPage/admin/info/$worldId/$scenarioId" params={{ worldId, scenarioId: id }} chevron>
          オープニングを見る
        </TextLink>
      </p>
    </Card>
  )
}
