// Questions to the player of a participant, with their answers (補足): outside the characters of the playing text.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { TextAreaField } from '#app/ui/Field.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { ANSWER_HOURS, QUESTION_MOST, QUESTIONS_MOST } from '#rules/scenario/replay-steps.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { CastMember } from '../queries.ts'
import { useAsk } from '../writes.ts'

interface QuestionsProps {
  of: PhaseKey
  member: CastMember
  isOpen: boolean
  now: number
}

export function Questions({ of, member, isOpen, now }: QuestionsProps) {
  const { entryId, questionList, character } = member
  const { written: question, isChanged, write: setQuestion } = useWritten(`replayQuestion1:${entryId}`, '')
  const press = useAsk(entryId)
  if (questionList.length === 0 && !isOpen) return null
  const rest = QUESTIONS_MOST - questionList.length
  const isTooLong = lengthCount(question) > QUESTION_MOST
  const send = async (): Promise<void> => {
    if (question.trim() === '' || isTooLong) return
    if (await press.press({ ...of, entryId, question, name: character.characterFullName })) setQuestion('')
  }
  return (
    <Fold
      className="mt-1"
      unfolds={questionList.length > 0 || isChanged}
      label={`質問（${questionList.length} / ${QUESTIONS_MOST}）`}
    >
      {questionList.map(one => (
        <div key={one.questionId} className="mt-1.5 rounded-card bg-sunken px-3 py-2 text-sub">
          <p>{one.question}</p>
          {one.answer === null ? (
            <p className="num mt-1 text-meta text-ink-soft">
              {Date.parse(one.answerUntil) > now
                ? `${formatDayTime(one.answerUntil)}まで答えを待ちます。`
                : '答えはありませんでした。'}
            </p>
          ) : (
            <p className="mt-1">
              <Chip tone="matsuba">補足</Chip> {one.answer}
            </p>
          )}
        </div>
      ))}
      {isOpen && rest > 0 && (
        <div className="mt-2 grid gap-2">
          <TextAreaField
            label={`${character.characterFullName}のプレイヤーへの質問`}
            rows={2}
            value={question}
            error={isTooLong ? `質問は${QUESTION_MOST}文字までです。` : undefined}
            hint={`${ANSWER_HOURS}時間だけ答えを待ちます。答えは、プレイングの文字数に入りません。`}
            onChange={event => setQuestion(event.currentTarget.value)}
          />
          <PressNotice of={press} />
          <Button
            variant="line"
            pending={press.pending}
            pendingLabel="送っています"
            reason={question.trim() === '' ? '質問を入力してください' : isTooLong ? '質問が長すぎます' : press.reason}
            onClick={() => void send()}
          >
            質問を送る
          </Button>
        </div>
      )}
    </Fold>
  )
}
