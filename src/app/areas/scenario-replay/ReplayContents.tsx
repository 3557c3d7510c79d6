// もくじ: the sections of a replay with the places of one's own characters, and the parts for some behind them.
import { Lock } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { formatCount } from '#rules/rewards.ts'
import { partReaders } from '#rules/scenario/replay.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { displayCount } from '#rules/text/count.ts'
import { strip } from '#rules/text/notation.ts'
import type { PhaseKey, Replay } from './queries.ts'
import { type ReplayView, runsIn, sectionLength, wholeText } from './replay-view.ts'

export function ReplayContents({ of, replay, view }: { of: PhaseKey; replay: Replay; view: ReplayView }) {
  const { worldId, scenarioId, phase } = of
  const params = { worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }
  const { partRows } = wholeText(replay)
  if (view.sections.length + partRows.length < 2) return null
  const runs = view.own.flatMap(each => each.runs)
  return (
    <section aria-label="もくじ">
      <SectionHeading>もくじ</SectionHeading>
      <List>
        {view.sections.map(section => {
          const count = runsIn(runs, section)
          return (
            <ListLink
              key={section.row}
              to="/world/$worldId/scenario/$scenarioId/$phase/replay"
              params={params}
              search={{ at: section.row }}
              title={<span className="font-mincho text-body">{section.title}</span>}
              note={`${formatCount(sectionLength(view.lines, section))}字`}
              trailing={count > 0 && <Chip tone="shu">出番 {count}</Chip>}
            />
          )
        })}
        {replay.partList.map(({ body, nameList }, index) => (
          <ListLink
            key={partRows[index]?.row}
            to="/world/$worldId/scenario/$scenarioId/$phase/replay"
            params={params}
            search={{ at: partRows[index]?.row ?? 1 }}
            icon={<Icon of={Lock} size="s" />}
            title={<span className="font-mincho text-body">限定公開の部分</span>}
            note={`${partReaders(nameList)}・${formatCount(Math.ceil(displayCount(strip(body))))}字`}
          />
        ))}
      </List>
    </section>
  )
}
