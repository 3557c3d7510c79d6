// A letter for the office: from whom, to whom, its words, the three answers, and the given one.
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { Decisions, Verdict } from '#app/shared/decision/use-decisions.ts'
import { VerdictLine } from '#app/shared/decision/VerdictLine.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { fanLetterStateLabels } from '#rules/fan-letter-words.ts'
import { type FanLetterState, OPEN_LETTERS } from '#rules/fan-letters.ts'
import { AboutLine, LetterWords, WriterLine } from '../LetterParts.tsx'
import { letterTones } from '../letter-tones.ts'
import type { QueuedLetter } from '../queries.ts'
import { LetterAnswers } from './LetterAnswers.tsx'

const GONE = 'このファンレターは、ほかの人が判断しました。'

interface LetterCardProps {
  letter: QueuedLetter
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<QueuedLetter>
}

/** Card of a letter. A decided one keeps its place and its height, so that no other card comes under the finger. */
export function LetterCard({ letter, isGone, decisions }: LetterCardProps) {
  const card = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<number>()
  const [returns, setReturns] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const { letterId, writer, userName, masterName, about, body, state, stateSince, decidedBy, createdAt } = letter
  const standing = decisions.standingOf(letter, isGone && !isHeld)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const reason = verdict?.reason || letter.reason
  const shown: FanLetterState = verdict ? (verdict.isApproved ? 'passed' : 'returned') : isHeld ? 'held' : state

  const keepHeight = () => setHeight(card.current?.getBoundingClientRect().height)
  const decide = async (given: Verdict): Promise<void> => {
    keepHeight()
    await decisions.decide(letter, given)
  }
  const takeBack = async (item: OutboxItem): Promise<void> => {
    if (!(await decisions.takeBack(item))) return
    setHeight(undefined)
    setReturns(verdict?.isApproved === false)
  }
  return (
    <Card
      as="li"
      ref={card}
      style={{ minHeight: verdict || isHeld ? height : undefined }}
      className={cx('flex flex-col', verdict && 'text-ink-soft')}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <Chip tone={letterTones[shown]}>{fanLetterStateLabels[shown]}</Chip>
        <b className="text-ink">{masterName} さんへ</b>
        <time className="num ml-auto">{formatDayTime(createdAt)}</time>
      </p>
      <WriterLine writer={writer}>
        {writer.character ? `${writer.character.worldName}・プレイヤー：${userName}` : 'プレイヤーとして'}
      </WriterLine>
      <AboutLine about={about} />
      <LetterWords text={body} />
      {reason && (
        <p className="mt-2 grow rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere text-ink">
          <b>差し戻しの理由</b>
          <br />
          {reason}
        </p>
      )}
      {decidedBy && !verdict && (
        <p className="num mt-2 text-meta text-ink-soft">
          {decidedBy}が判断・{formatDayTime(stateSince)}
        </p>
      )}
      {'problem' in standing && (standing.problem || standing.state === 'gone') && (
        <Notice tone={standing.problem ? 'hi' : 'info'} icon={TriangleAlert} className="mt-3">
          <p>{standing.problem?.message ?? GONE}</p>
          {standing.problem && standing.state === 'gone' && (
            <Button variant="line" className="mt-2" onClick={() => void decisions.forget(letterId)}>
              確かめました
            </Button>
          )}
        </Notice>
      )}
      {(standing.state === 'given' || standing.state === 'done') && (
        <VerdictLine
          standing={standing}
          done={decisions.wordsOf(standing.verdict).done}
          name={`${masterName}へのファンレター`}
          onTakeBack={() => void (standing.state === 'given' && takeBack(standing.item))}
        />
      )}
      {standing.state === 'open' && OPEN_LETTERS.includes(state) && (
        <LetterAnswers
          letter={letter}
          isHeld={isHeld || state === 'held'}
          returns={returns}
          onReturns={setReturns}
          onDecide={decide}
          onHeld={() => {
            keepHeight()
            setHeld(true)
          }}
        />
      )}
    </Card>
  )
}
