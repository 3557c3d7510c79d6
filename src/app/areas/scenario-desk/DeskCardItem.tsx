// A scenario at its master's desk: where it stands, what is due next, its seats, the texts that came in, why it came back.
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { headsOf, nextDateOf, seatWords, stateTone, stateWords } from '#app/areas/scenario/facts.ts'
import { TimeRibbon } from '#app/areas/scenario/TimeRibbon.tsx'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Progress } from '#app/ui/Progress.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { scenarioKindLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { hasDesk } from './groups.ts'
import type { DeskCard } from './queries.ts'
import { TextsReceived } from './running/TextsReceived.tsx'

interface DeskCardItemProps {
  card: DeskCard
  now: number
  /** buttons below the card */
  children?: ReactNode
}

export const DeskCardItem = ({ card, now, children }: DeskCardItemProps) => (
  <Card as="li" className="overflow-hidden">
    <DeskFacts
      card={card}
      now={now}
      title={
        <CardTitle className="wrap-anywhere">
          <DeskLink card={card}>{card.scenarioTitle || '（題名なし）'}</DeskLink>
        </CardTitle>
      }
    />
    {children}
  </Card>
)

interface DeskFactsProps {
  card: DeskCard
  now: number
  title: ReactNode
}

/** In a box of its own: the bookmark hangs from the box. */
export function DeskFacts({ card, now, title }: DeskFactsProps) {
  const { worldId, phase, state, daysLate, texts, seated, seats, reason } = card
  const worldName = useWorldNames().get(worldId)
  const next = nextDateOf(card, now)
  const isEntering = statesOfGroup.open.includes(state) && state !== 'consultation'
  const isWritten = state === 'consultation' || statesOfGroup.writing.includes(state)
  const kind = card.scenarioKind === scenarioKind.event ? scenarioKindLabels[2] : textTypeLabels[card.textType]
  const hangs = next?.left
  return (
    <>
      {hangs && <TimeRibbon left={next.left} isUrgent={next.isUrgent} onCard className="absolute top-0 right-4" />}
      <div className={cx(hangs && 'pr-18')}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          {daysLate > 0 ? (
            <Chip tone="hi" icon={Clock}>
              {daysLate}日おくれ
            </Chip>
          ) : (
            <Chip tone={stateTone(state)}>{stateWords(card)}</Chip>
          )}
          <span>{[worldName, kind, phase > 1 && `第${phase}章`].filter(Boolean).join('・')}</span>
        </p>
        <div className="mt-1">{title}</div>
        {next && (
          <p className="num mt-0.5 text-cap">
            <b>
              <Whole>
                {next.name} {next.text}
              </Whole>
            </b>
            {daysLate > 0 ? (
              <b className="text-hi"> — {daysLate}日おくれています</b>
            ) : (
              next.left && <b className={cx('ml-1 whitespace-nowrap', next.isUrgent && 'text-shu')}>— {next.left}</b>
            )}
          </p>
        )}
        {card.publishedAt && statesOfGroup.over.includes(state) && (
          <p className="num mt-0.5 text-cap text-ink-soft">公開 {formatDayTime(card.publishedAt)}</p>
        )}
      </div>
      {isEntering &&
        (seats === null ? (
          <p className="num mt-2 text-cap">{seatWords(card)}</p>
        ) : (
          <Progress
            className="mt-2"
            label="席"
            value={Math.min(headsOf(card), seats)}
            max={seats}
            words={seatWords(card)}
          />
        ))}
      {isWritten && <TextsReceived texts={texts} seated={seated} className="mt-2.5" />}
      <ReturnReason reason={state === 'rejected' ? reason : null} className="mt-2.5" />
    </>
  )
}

/** Link of a scenario's card to its desk, or to its form before players have seen it. The whole card is pressed. */
function DeskLink({ card, children }: { card: DeskCard; children: ReactNode }) {
  const { worldId, scenarioId, phase } = card
  const search = { worldId, scenarioId, phase }
  const face = 'text-ink after:absolute after:inset-0'
  return hasDesk(card) ? (
    <Link to="/myPage/scenario/openingDetail" search={search} className={face}>
      {children}
    </Link>
  ) : (
    <Link to="/myPage/scenario/info" search={search} className={face}>
      {children}
    </Link>
  )
}
