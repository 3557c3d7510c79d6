// Row of the queue: a link to an opening that waits for the office, and its result once it was judged here.
import { Link } from '@tanstack/react-router'
import { BookOpen, ChevronRight, TriangleAlert } from 'lucide-react'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { VerdictLine } from '#app/shared/decision/VerdictLine.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { scenarioKindLabels } from '#rules/codes/scenario-labels.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { JudgedOpening } from '../deciding-openings.ts'
import { publicationWords } from '../publication-words.ts'
import type { WaitingOpening } from '../queries.ts'
import { waitedSince } from '../waited.ts'

const GONE = 'この提出は、ほかの人が判断したか、取り消されました。'

interface OpeningRowProps {
  opening: WaitingOpening
  worldName: string
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<JudgedOpening>
  now: number
}

export function OpeningRow({ opening, worldName, isGone, decisions, now }: OpeningRowProps) {
  const { worldId, scenarioId, scenarioTitle, masterName, scenarioKind, isNewMaster, submittedAt } = opening
  const standing = decisions.standingOf(opening, isGone)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const problem = 'problem' in standing ? standing.problem : null
  const waited = waitedSince(submittedAt, now)
  const isOver = verdict !== null || standing.state === 'gone'
  return (
    <li className="px-4 py-3">
      <Link
        to="/myPage/admin/info/$worldId/$scenarioId"
        params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
        className="flex items-center gap-3 text-ink"
      >
        <span className="grid size-11 flex-none place-items-center rounded-card bg-ai-soft text-ai max-[359px]:hidden">
          <Icon of={BookOpen} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            <span>
              {worldName && `${worldName}・`}
              {scenarioKindLabels[scenarioKind]}
            </span>
            {isNewMaster && <Chip tone="kin">新人マスター</Chip>}
          </span>
          <span
            className={cx(
              'phrases block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere',
              isOver && 'text-ink-soft',
            )}
          >
            {scenarioTitle}
          </span>
          <span className="num block text-meta text-ink-soft">
            {masterName}
            {!isOver && (
              <>
                ・<b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>
              </>
            )}
          </span>
        </span>
        <Icon of={ChevronRight} size="s" />
      </Link>
      {(problem || standing.state === 'gone') && (
        <Notice tone={problem ? 'hi' : 'info'} icon={TriangleAlert} silent className="mt-2">
          {problem?.message ?? GONE}
        </Notice>
      )}
      {(standing.state === 'given' || standing.state === 'done') && (
        // The height includes the button, which disappears later.
        <div className="min-h-14">
          <VerdictLine
            standing={standing}
            done={decisions.wordsOf(standing.verdict).done}
            name={scenarioTitle}
            note={standing.verdict.isApproved && publicationWords(standing.verdict.publishAt ?? null, now)}
            onTakeBack={() => void (standing.state === 'given' && decisions.takeBack(standing.item))}
          />
        </div>
      )}
    </li>
  )
}
