// A letter for the office: from whom, to whom, its words, the three answers, and the given one.
import { useState } from 'react'
import { JudgedCard } from '#app/shared/decision/JudgedCard.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
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

export function LetterCard({ letter, isGone, decisions }: LetterCardProps) {
  const [isHeld, setHeld] = useState(false)
  const { letterId, writer, userName, masterName, about, body, state, stateSince, decidedBy, createdAt } = letter
  const now = isHeld ? 'held' : state
  return (
    <JudgedCard
      thing={letter}
      id={letterId}
      name={`${masterName}へのファンレター`}
      isGone={isGone && !isHeld}
      gone={GONE}
      decisions={decisions}
      reason={letter.reason}
      reasonTitle="差し戻しの理由"
      isKept={isHeld}
      about={verdict => (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            <StateChip state={verdict ? (verdict.isApproved ? 'passed' : 'returned') : now} />
            <b className="text-ink">{masterName} さんへ</b>
            <time className="num ml-auto">{formatDayTime(createdAt)}</time>
          </p>
          <WriterLine writer={writer}>
            {writer.character ? `${writer.character.worldName}・プレイヤー：${userName}` : 'プレイヤーとして'}
          </WriterLine>
          <AboutLine about={about} />
          <LetterWords text={body} />
        </>
      )}
      note={
        decidedBy && (
          <p className="num mt-2 text-meta text-ink-soft">
            {decidedBy}が判断・{formatDayTime(stateSince)}
          </p>
        )
      }
      answers={
        OPEN_LETTERS.includes(state)
          ? ({ rejects, onRejects, onDecide, keepHeight }) => (
              <LetterAnswers
                letter={letter}
                isHeld={now === 'held'}
                returns={rejects}
                onReturns={onRejects}
                onDecide={onDecide}
                onHeld={() => {
                  keepHeight()
                  setHeld(true)
                }}
              />
            )
          : null
      }
    />
  )
}

const StateChip = ({ state }: { state: FanLetterState }) => (
  <Chip tone={letterTones[state]}>{fanLetterStateLabels[state]}</Chip>
)
