// The result of a replay on the scale of all results, with its length and date.
import { Lock } from 'lucide-react'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { formatCount } from '#rules/rewards.ts'
import { SCENARIO_RESULTS, scenarioResultLabels } from '#rules/scenario/replay.ts'
import type { Replay } from './queries.ts'
import { resultFace } from './result-face.ts'

const CHARACTERS_A_MINUTE = 500
const scale = SCENARIO_RESULTS.toReversed()

export function ResultBanner({ replay: { card, result, length, publishedAt, phaseList } }: { replay: Replay }) {
  const { word, dot } = resultFace(result)
  return (
    <Card as="section" aria-label="結果" className="mt-4">
      <p className="num text-meta text-ink-soft">
        {phaseList.length > 1 && `第${card.phase}章・`}
        {formatDayTime(publishedAt)} 公開・文 {card.masterName}
      </p>
      {card.privateReplayFlg && (
        <Chip icon={Lock} className="mt-1">
          参加者だけに公開
        </Chip>
      )}
      <p className={cx('mt-1 font-mincho text-hero leading-tight font-semibold tracking-[0.06em]', word)}>
        {scenarioResultLabels[result]}
      </p>
      {/* The word above says it; the scale shows where it stands among the others. */}
      <ol
        aria-hidden="true"
        className="relative mt-3 grid grid-cols-5 before:absolute before:inset-x-[10%] before:top-[9px] before:h-px before:bg-line-strong"
      >
        {scale.map(each => (
          <li key={each} className="flex flex-col items-center gap-1">
            <span className="grid size-[19px] place-items-center">
              <span
                className={cx(
                  'relative rounded-full',
                  each === result ? cx('size-[15px] ring-3 ring-surface outline-2', dot) : 'size-2 bg-line-strong',
                )}
              />
            </span>
            <span className={cx('text-meta', each === result ? cx('font-bold', word) : 'text-ink-soft')}>
              {scenarioResultLabels[each]}
            </span>
          </li>
        ))}
      </ol>
      {length !== null && (
        <p className="num mt-3 text-meta text-ink-soft">
          {formatCount(length)}字・読むのに およそ{Math.max(1, Math.round(length / CHARACTERS_A_MINUTE))}分
        </p>
      )}
    </Card>
  )
}
