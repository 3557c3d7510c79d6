// A scenario in a list: its picture under the time that is left, its state, who writes it, its seats, its next date.
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Progress } from '#app/ui/Progress.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import {
  difficultyLabels,
  rewardLabels,
  scenarioKindLabels,
  scenarioTypeLabels,
  textTypeLabels,
} from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { entryFace, headsOf, isOrdered, nextDateOf, seatWords, stateTone, stateWords } from '../facts.ts'
import type { Again, Found, ListedReplay, ScenarioCard } from '../queries.ts'
import { TimeRibbon } from '../TimeRibbon.tsx'
import { FoundPlaces } from './FoundPlaces.tsx'
import { ReplayFacts } from './ReplayFacts.tsx'

interface ScenarioCardItemProps {
  scenario: ScenarioCard
  /** the office's words, when it has published this one again */
  again?: Again | undefined
  /** facts of its replay, in the list of replays */
  replay?: ListedReplay | undefined
  /** places of the searched words in it */
  found?: Found | undefined
  /** character of whoever ordered it, where that is told */
  ownerName?: string | undefined
  /** key visual of its world, where it has no picture of its own */
  keyVisual: string | null
  masterLabel: string
  now: number
  eager: boolean
}

export function ScenarioCardItem({
  scenario,
  again,
  replay,
  found,
  ownerName,
  keyVisual,
  masterLabel,
  now,
  eager,
}: ScenarioCardItemProps) {
  const { worldId, scenarioId, phase, scenarioTitle, masterName, isStaff, mine, seats } = scenario
  const next = nextDateOf(scenario, now)
  const kind = isOrdered(scenario)
    ? `${scenarioTypeLabels[scenario.scenarioType]}・${textTypeLabels[scenario.textType]}`
    : scenario.scenarioKind === scenarioKind.event
      ? scenarioKindLabels[2]
      : textTypeLabels[scenario.textType]
  return (
    <li>
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        search={replay ? { tab: 'replay' } : {}}
        viewTransition
        className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface text-ink -outline-offset-2"
      >
        <span className="relative block min-h-36">
          <WorldPicture
            keyVisual={scenario.picture ?? keyVisual}
            width={128}
            eager={eager}
            className="absolute inset-0 size-full"
          />
          {next?.left && <TimeRibbon left={next.left} isUrgent={next.isUrgent} className="absolute top-0 left-2.5" />}
        </span>
        <span className="min-w-0 px-3.5 py-3">
          <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="flex flex-wrap gap-1">
              {again && <Chip tone="kin">再公開</Chip>}
              <Chip tone={stateTone(scenario.state)}>{stateWords(scenario)}</Chip>
              {mine && (
                <Chip tone={entryFace(mine.state).tone} icon={mine.state === 'seated' ? Check : undefined}>
                  {replay && mine.state === 'seated' ? '参加済み' : entryFace(mine.state).words}
                </Chip>
              )}
            </span>
            {!replay && !isOrdered(scenario) && (
              <b className="num text-sub">{scenario.cost > 0 ? `${formatCount(scenario.cost)} コイン` : '無料'}</b>
            )}
          </span>
          <span className="phrases mt-1 block font-mincho text-body leading-[1.45] font-semibold">{scenarioTitle}</span>
          <span className="block text-meta text-ink-soft">
            {isStaff ? `${masterName}・公式` : `${masterName} ${masterLabel}`}・{kind}
          </span>
          {ownerName && <span className="block text-meta text-ink-soft">{ownerName}さんのオーダー</span>}
          {again && <span className="mt-0.5 block text-cap wrap-anywhere">運営から「{again.words}」</span>}
          {replay ? (
            <ReplayFacts replay={replay} />
          ) : (
            <>
              <span className="block text-meta text-ink-soft">
                難易度 <b className="text-ink">{difficultyLabels[scenario.difficultyNo]}</b>・報酬{' '}
                <b className="text-ink">{rewardLabels[scenario.rewardNo]}</b>
              </span>
              <span className="mt-1 flex items-center gap-2">
                {isOrdered(scenario) ? (
                  <span className="num text-meta">参加 {scenario.seated}名</span>
                ) : seats === null ? (
                  <span className="num text-meta">{seatWords(scenario)}</span>
                ) : (
                  <Progress
                    value={Math.min(headsOf(scenario), seats)}
                    max={seats}
                    isOver={headsOf(scenario) > seats}
                    label="席"
                    words={seatWords(scenario)}
                    className="flex-1"
                  />
                )}
              </span>
            </>
          )}
          {next && (
            <span className="num mt-1 block text-cap">
              <b>
                <Whole>
                  {next.name} {next.text}
                </Whole>
              </b>
              {next.left && <b className={cx('ml-1 whitespace-nowrap', next.isUrgent && 'text-shu')}>— {next.left}</b>}
            </span>
          )}
        </span>
      </Link>
      {found && <FoundPlaces scenario={scenario} found={found} />}
    </li>
  )
}
