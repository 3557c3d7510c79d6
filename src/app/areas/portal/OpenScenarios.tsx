// Scenarios that can be joined now: picture, title, world and master, the next date with the time that is left.
import { Link } from '@tanstack/react-router'
import { nextDateOf } from '#app/areas/scenario/facts.ts'
import { TimeRibbon } from '#app/areas/scenario/TimeRibbon.tsx'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { cx } from '#app/ui/cx.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { GuestPortal } from './queries.ts'

export function OpenScenarios({
  portal: { scenarioList, worldList },
  now,
}: {
  portal: Pick<GuestPortal, 'scenarioList' | 'worldList'>
  now: number
}) {
  const worldOf = (id: string) => worldList.find(({ worldId }) => worldId === id)
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {scenarioList.map(scenario => {
        const { scenarioId, phase, worldId, scenarioTitle, masterName, openingComment, picture } = scenario
        const next = nextDateOf(scenario, now)
        const world = worldOf(worldId)
        return (
          <li key={scenarioId}>
            <Link
              to="/world/$worldId/scenario/$scenarioId/$phase"
              params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
              search={{}}
              viewTransition
              className="grid h-full grid-cols-[min(7rem,30%)_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface text-ink -outline-offset-2"
            >
              <span className="relative block min-h-32">
                <WorldPicture
                  keyVisual={picture ?? world?.keyVisual ?? null}
                  width={128}
                  className="absolute inset-0 size-full"
                />
                {next?.left && (
                  <TimeRibbon left={next.left} isUrgent={next.isUrgent} className="absolute top-0 left-2.5" />
                )}
              </span>
              <span className="min-w-0 px-3.5 py-3">
                <span className="phrases block font-mincho text-body leading-[1.45] font-semibold">
                  {scenarioTitle}
                </span>
                <span className="block text-meta text-ink-soft">
                  {world?.worldName}・{masterName}
                </span>
                <span className="mt-1 line-clamp-2 text-cap wrap-anywhere">{openingComment}</span>
                {next && (
                  <span className="num mt-1 block text-cap">
                    <b>
                      <Whole>
                        {next.name} {next.text}
                      </Whole>
                    </b>
                    {next.left && (
                      <b className={cx('ml-1 whitespace-nowrap', next.isUrgent && 'text-shu')}>— {next.left}</b>
                    )}
                  </span>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
