// Questions of the master to the caller's characters, with the short answer (補足): outside the characters of the playing text.

import calls from 'virtual:contract/scenarioReplay'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { connect } from '#app/platform/api.ts'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { readQuery } from '#app/platform/query.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { TextAreaField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ScenarioReplayContract } from '#contract/scenario-replay.ts'
import { QUESTION_MOST } from '#rules/scenario/replay-steps.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { PhaseKey, Scenario } from '../queries.ts'

const scenarioReplayCalls = connect<ScenarioReplayContract>('scenarioReplay', calls)
type Question = Awaited<ReturnType<typeof scenarioReplayCalls.getQuestions.send>>['questionList'][number]

const answering = defineWrite({
  kind: 'replay.answer',
  policy: 'online',
  thing: ['questionId'],
  touches: ['scenarioReplay'],
  toasts: 'all',
  press: ({ title, ...asked }: { questionId: number; answer: string; title: string }) => ({
    entity: `question:${asked.questionId}`,
    request: scenarioReplayCalls.answer.request(asked),
    note: title,
    facts: { questionId: asked.questionId },
  }),
})

interface QuestionCardsProps {
  scenario: Scenario
  of: PhaseKey
  now: number
}

/** Shown while the replay is written, to those who are in it. */
export function QuestionCards({ scenario, of, now }: QuestionCardsProps) {
  const { worldId, scenarioId, phase } = of
  const isIn = scenario.entryList.some(({ state }) => state === 'seated')
  const { data } = useQuery({
    ...readQuery(scenarioReplayCalls.getQuestions, { worldId, scenarioId, phase }),
    enabled: isIn && (scenario.state === 'resolving' || scenario.state === 'late'),
  })
  return data?.questionList.map(question => (
    <OneQuestion key={question.questionId} question={question} scenario={scenario} now={now} />
  ))
}

function OneQuestion({ question, scenario, now }: { question: Question; scenario: Scenario; now: number }) {
  const { choice, choose: setAnswer } = useKeptChoice<string>(`questionAnswer1:${question.questionId}`)
  const answer = choice ?? ''
  const press = usePress(answering, { questionId: question.questionId })
  const isOpen = question.answer === null && Date.parse(question.answerUntil) > now
  const isTooLong = lengthCount(answer) > QUESTION_MOST
  const who = scenario.entryList.find(({ entryId }) => entryId === question.entryId)?.characterFullName
  const send = async (): Promise<void> => {
    const done = await press.press({ questionId: question.questionId, answer, title: scenario.scenarioTitle })
    if (done) setAnswer(null)
  }
  if (!isOpen && question.answer === null) return null
  return (
    <Notice
      icon={MessageCircleQuestion}
      silent
      className="mt-4"
      title={`${scenario.masterName}から${who ? `${who}への` : ''}質問`}
    >
      <p className="whitespace-pre-wrap wrap-anywhere">{question.question}</p>
      {question.answer !== null ? (
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">
          <b>答え</b> {question.answer}
        </p>
      ) : (
        <div className="mt-3 grid gap-2">
          <TextAreaField
            label="答え（補足）"
            rows={3}
            value={answer}
            error={isTooLong ? `答えは${QUESTION_MOST}文字までです。` : undefined}
            hint={`${formatDayTime(question.answerUntil)}まで、1回だけ答えられます。プレイングの文字数には入りません。`}
            onChange={event => setAnswer(event.currentTarget.value)}
          />
          <PressNotice of={press} />
          <Button
            variant="ai"
            pending={press.pending}
            pendingLabel="送っています"
            reason={answer.trim() === '' ? '答えを入力してください' : isTooLong ? '答えが長すぎます' : press.reason}
            onClick={() => void send()}
          >
            答えを送る
          </Button>
        </div>
      )}
    </Notice>
  )
}
