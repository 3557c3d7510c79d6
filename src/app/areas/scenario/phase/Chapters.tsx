// The chapters of a scenario side by side on its page, each with its state and its seats; and the next one that waits for results.

import calls from 'virtual:contract/scenarioAppend'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useChosenInRow } from '#app/ui/use-chosen-in-row.ts'
import type { ScenarioAppendContract } from '#contract/scenario-append.ts'
import { awaitedWords } from '#rules/scenario/append.ts'
import { scenarioResultLabels } from '#rules/scenario/replay.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { stateTone } from '../facts.ts'
import { phaseParams } from '../phase-params.ts'
import type { Scenario } from '../queries.ts'

const scenarioAppendCalls = connect<ScenarioAppendContract>('scenarioAppend', calls)

export function Chapters({ scenario: { worldId, scenarioId, phase, phaseList } }: { scenario: Scenario }) {
  const row = useChosenInRow(String(phase), phase === phaseList[0]?.phase)
  if (phaseList.length < 2) return null
  return (
    <nav ref={row} aria-label="章" className="-mx-4 mt-3 overflow-x-auto px-4 md:-mx-6 md:px-6">
      <ul className="flex gap-2">
        {phaseList.map(({ phase: one, state, seats, seated }) => (
          <li key={one} className="flex-none">
            <Link
              to="/world/$worldId/scenario/$scenarioId/$phase"
              params={phaseParams({ worldId, scenarioId, phase: one })}
              search={{ tab: state === 'completed' && one !== phase ? 'replay' : 'opening' }}
              aria-current={one === phase ? 'page' : undefined}
              className={cx(
                'flex min-h-11 min-w-28 flex-col justify-center rounded-card border px-3 py-1.5 text-left text-ink',
                one === phase ? 'border-ai bg-ai-soft' : 'border-line bg-surface',
              )}
            >
              <b className="text-sub">第{one}章</b>
              <span className="num text-meta text-ink-soft">
                {stateName(state)}・{seats === null ? `${seated}人` : `${seated} / ${seats}席`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** つづき: the next chapter, behind the replay of this one. */
export function NextChapter({ scenario: { worldId, scenarioId, phase, phaseList } }: { scenario: Scenario }) {
  const next = phaseList.find(one => one.phase === phase + 1)
  if (!next) return null
  return (
    <section aria-label="つづき">
      <SectionHeading>つづき</SectionHeading>
      <List>
        <ListLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={phaseParams({ worldId, scenarioId, phase: next.phase })}
          search={{ tab: 'opening' }}
          title={<span className="font-mincho text-body">第{next.phase}章</span>}
          trailing={<Chip tone={stateTone(next.state)}>{stateName(next.state)}</Chip>}
        />
      </List>
    </section>
  )
}

/** Approved chapters that open when other replays are there. */
export function WaitingChapters({ scenario: { worldId, scenarioId } }: { scenario: Scenario }) {
  const { data } = useQuery(readQuery(scenarioAppendCalls.getWaiting, { worldId, scenarioId }, { kept: true }))
  return (
    <>
      {data?.chapterList.map(({ phase, waitUntil, awaitedList }) => (
        <Notice key={phase} icon={Hourglass} silent className="mt-4" title={`第${phase}章は、ほかの結果を待っています`}>
          <ul className="grid gap-1">
            {awaitedList.map(({ worldId: world, scenarioId: id, phase: of, title, atLeast, result }) => (
              <li key={`${id}:${of}`}>
                <Link
                  to="/world/$worldId/scenario/$scenarioId/$phase"
                  params={phaseParams({ worldId: world, scenarioId: id, phase: of })}
                  search={{ tab: 'opening' }}
                  className="text-ai"
                >
                  『{title}』{of > 1 && `第${of}章`}
                </Link>
                {result === null
                  ? `の${awaitedWords(atLeast)}と始まります。`
                  : `は「${scenarioResultLabels[result]}」でした。`}
              </li>
            ))}
          </ul>
          {waitUntil && <p className="num mt-1 text-meta text-ink-soft">{formatDayTime(waitUntil)}まで待ちます。</p>}
        </Notice>
      ))}
    </>
  )
}

/** Story of the chapters before, over the opening of a later one. */
export const Happened = ({ words }: { words: string }) =>
  words.trim() === '' ? null : (
    <section aria-label="これまでの物語" className="mt-4">
      <SectionHeading>これまでの物語</SectionHeading>
      <p className="font-mincho text-sub leading-[1.9] whitespace-pre-wrap wrap-anywhere">{words}</p>
    </section>
  )
