// Questions of a master to players and their answers (補足) on both sides: both are told that an answer is outside the characters of the
// playing text, and neither sends what is too long.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Questions } from '#app/areas/replay-desk/cast/Questions.tsx'
import type { ReplayDesk } from '#app/areas/replay-desk/queries.ts'
import { QuestionCards } from '#app/areas/scenario/phase/QuestionCards.tsx'
import type { Scenario } from '#app/areas/scenario/queries.ts'
import { QUESTION_MOST } from '#rules/scenario/replay-steps.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { OWN_NOW as NOW } from '../../support/own-scenarios.ts'
import { showScreen } from '../../support/screen.tsx'
import { reviewed } from '../replay-office/replay-answers.ts'

const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const UNTIL = '2026-11-23T12:00:00.000Z'
const TOO_LONG = '文'.repeat(QUESTION_MOST + 1)
type Question = AnswerOf<'scenarioReplay.getQuestions'>['questionList'][number]
const question = (more: Partial<Question> = {}): Question => ({
  ...{ questionId: 8, entryId: 1, question: '灯台では怒っていますか？', askedAt: NOW, answerUntil: UNTIL },
  ...{ answer: null, answeredAt: null, ...more },
})
const asked = (...questionList: Question[]) => ({ questionList, serverTime: NOW })
const server = fakeServer({
  'scenarioReplay.getQuestions': asked(question()),
  'scenarioReplay.answer': ({ answer }) => question({ answer, answeredAt: NOW }),
  'scenarioReplay.ask': input => question({ question: input.question }),
})

// Over the network times are texts.
const { castList } = reviewed() as unknown as ReplayDesk
const showDesk = async (questionList: Question[] = []) => {
  const [member] = castList
  if (!member) throw new Error('There is no cast.')
  const asMember = { ...member, questionList: questionList as never }
  await showScreen(<Questions of={of} member={asMember} isOpen now={Date.parse(NOW)} />)
}
const scenario = {
  ...{ ...of, scenarioTitle: '四つめの鐘', masterName: '澪', state: 'resolving' },
  entryList: [{ entryId: 1, characterFullName: 'スイ', state: 'seated' }],
} as unknown as Scenario
const showPlayer = (at = NOW) => showScreen(<QuestionCards scenario={scenario} of={of} now={Date.parse(at)} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(cleanup)

test('the master asks, and is told that the answer is not counted', async () => {
  await showDesk()
  const field = screen.getByLabelText('スイのプレイヤーへの質問')
  expect(screen.getByText(/48時間だけ答えを待ちます。答えは、プレイングの文字数に入りません。/)).toBeTruthy()
  fireEvent.change(field, { target: { value: TOO_LONG } })
  expect(await screen.findByText(`質問は${QUESTION_MOST}文字までです。`)).toBeTruthy()
  expect(screen.getByRole('button', { name: '質問を送る' }).getAttribute('aria-disabled')).toBe('true')
  press('質問を送る')
  expect(server.inputsOf('scenarioReplay.ask')).toEqual([])
  fireEvent.change(field, { target: { value: '灯台では怒っていますか？' } })
  press('質問を送る')
  await waitFor(() =>
    expect(server.inputsOf('scenarioReplay.ask')).toEqual([
      { ...of, entryId: 1, question: '灯台では怒っていますか？' },
    ]),
  )
})

test('an answer stands beside the text as 補足, and after three questions there is no fourth', async () => {
  const answered = question({ answer: '少しだけ。', answeredAt: NOW })
  const silent = question({ questionId: 9, question: '傘は右手ですか？', answerUntil: NOW })
  await showDesk([answered, silent, question({ questionId: 10, question: '舟は好きですか？' })])
  expect(screen.getByText('補足').parentElement?.textContent).toBe('補足 少しだけ。')
  expect(screen.getByText('答えはありませんでした。')).toBeTruthy()
  expect(screen.getByText('11月23日 21:00まで答えを待ちます。')).toBeTruthy()
  expect(screen.getByText('質問（3 / 3）')).toBeTruthy()
  expect(screen.queryByLabelText('スイのプレイヤーへの質問')).toBeNull()
})

test('its player answers once, outside the characters of the text, and until then alone', async () => {
  await showPlayer()
  const field = await screen.findByLabelText('答え（補足）')
  expect(screen.getByText('澪からスイへの質問')).toBeTruthy()
  expect(screen.getByText('11月23日 21:00まで、1回だけ答えられます。プレイングの文字数には入りません。')).toBeTruthy()
  fireEvent.change(field, { target: { value: TOO_LONG } })
  expect(await screen.findByText(`答えは${QUESTION_MOST}文字までです。`)).toBeTruthy()
  press('答えを送る')
  expect(server.inputsOf('scenarioReplay.answer')).toEqual([])
  fireEvent.change(field, { target: { value: '少しだけ。' } })
  server.answers({ 'scenarioReplay.getQuestions': asked(question({ answer: '少しだけ。', answeredAt: NOW })) })
  press('答えを送る')
  await waitFor(() => expect(screen.queryByLabelText('答え（補足）')).toBeNull())
  expect(screen.getByText('少しだけ。')).toBeTruthy()
  expect(server.inputsOf('scenarioReplay.answer')).toEqual([{ questionId: 8, answer: '少しだけ。' }])
  cleanup()
  server.answers({ 'scenarioReplay.getQuestions': asked(question()) })
  await showPlayer(UNTIL)
  await waitFor(() => expect(server.inputsOf('scenarioReplay.getQuestions').length).toBeGreaterThan(2))
  expect(screen.queryByText(/からスイへの質問/)).toBeNull()
})
