// A running scenario on a few lines, for who looks at deadlines: its seats, its texts, its next date, how late it is.
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { nextDateOf, seatWords, stateTone, stateWords } from '#app/areas/scenario/facts.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Whole } from '#app/ui/Whole.tsx'
import type { DeskCard } from '../queries.ts'

export function DeskRow({ card, now }: { card: DeskCard; now: number }) {
  const { worldId, scenarioId, phase, scenarioTitle, daysLate, texts, seated, state } = card
  const worldName = useWorldNames().get(worldId)
  const next = nextDateOf(card, now)
  const hasTexts = state === 'consultation' || state === 'resolving' || state === 'late'
  return (
    <li>
      <Link
        to="/myPage/scenario/openingDetail"
        search={{ worldId, scenarioId, phase }}
        className="block min-h-18 px-4 py-3 text-ink -outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          {daysLate > 0 ? (
            <Chip tone="hi" icon={Clock}>
              {daysLate}日おくれ
            </Chip>
          ) : (
            <Chip tone={stateTone(state)}>{stateWords(card)}</Chip>
          )}
          {worldName}
        </span>
        <span className="mt-1 block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
          {scenarioTitle}
        </span>
        <span className="num mt-0.5 flex flex-wrap gap-x-3 text-cap">
          <span>{seatWords(card)}</span>
          {hasTexts && (
            <span>
              プレイング {texts} / {seated}
            </span>
          )}
          {next && (
            <b className={cx(daysLate > 0 ? 'text-hi' : next.isUrgent && 'text-shu')}>
              <Whole>
                {next.name} {next.text}
              </Whole>
              {daysLate === 0 && next.left && ` — ${next.left}`}
            </b>
          )}
        </span>
      </Link>
    </li>
  )
}
