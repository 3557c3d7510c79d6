// The office's desk of reports: the words that were kept, the answer that is ready, and what each decision needs.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OwnReportsScreen } from '#app/areas/report/OwnReportsScreen.tsx'
import { ReportScreen } from '#app/areas/report/office/ReportScreen.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { reportRefusals } from '#rules/refusals/report.ts'
import { usualAnswers } from '#rules/reports.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const thing = {
  ...{ reportId: 3, kind: 'tweet' as const, worldId: 'world0', worldName: '灯守のエルダ', state: 'waiting' as const },
  character: { characterId: 'garo', characterFullName: 'ガロ・ミストル', icon: null },
  quoted: { title: null, body: '灯が消えた。', pictureList: ['暗い窓'], about: '霧。', writtenAt: AT },
  ...{ createdAt: AT, decidedAt: null, reason: 'harassment' as const, words: '言いすぎです。' },
}
const report: AnswerOf<'report.getReport'> = {
  ...{ ...thing, userName: 'みなと', decidedBy: null, address: '/world/world0/tweet?tweet=9', isThere: true },
  ...{ writer: { userName: 'ほしの', warned: 1, removed: 0 }, answer: null, told: null, serverTime: AT },
  otherList: [{ reportId: 4, userName: 'うみ', reason: 'spam', words: '', state: 'waiting', createdAt: AT }],
}
const server = fakeServer({ 'report.getReport': report })

beforeEach(() => toasts.clear())

const form = async () => within(await screen.findByRole('region', { name: '判断' }))

test('nothing wrong needs no more than a press, and the answer follows the decision until it is written', async () => {
  server.answers({ 'report.decide': { reportId: 3, state: 'nothing' } })
  await showScreen(<ReportScreen reportId={3} />)
  const desk = await form()
  expect(screen.getByText('灯が消えた。')).toBeTruthy()
  expect(screen.getByText(/これまでの注意 1件/)).toBeTruthy()
  const answer = () => (desk.getByRole('textbox', { name: /通報した方/ }) as HTMLTextAreaElement).value
  fireEvent.click(desk.getByRole('radio', { name: '注意' }))
  expect(answer()).toBe(usualAnswers.warned)
  fireEvent.click(desk.getByRole('radio', { name: '問題なし' }))
  expect(answer()).toBe(usualAnswers.nothing)
  fireEvent.click(desk.getByRole('button', { name: '問題なしとする' }))
  await waitFor(() =>
    expect(server.inputsOf('report.decide')).toEqual([
      { reportId: 3, decision: 'nothing', answer: usualAnswers.nothing, words: '' },
    ]),
  )
})

test('a removal needs words to the writer, and a lost race is told', async () => {
  server.answers({ 'report.decide': { reportId: 3, state: 'removed' } })
  server.refuses('report.decide', 'REPORT_DECIDED')
  await showScreen(<ReportScreen reportId={3} />)
  const desk = await form()
  fireEvent.click(desk.getByRole('radio', { name: '削除' }))
  fireEvent.click(desk.getByRole('button', { name: '削除する' }))
  expect(await desk.findByText(reportRefusals.REPORT_TOLD_NEEDED.message)).toBeTruthy()
  fireEvent.change(desk.getByRole('textbox', { name: /書いた方/ }), { target: { value: '消しました。' } })
  fireEvent.click(desk.getByRole('button', { name: '削除する' }))
  const question = await screen.findByRole('alertdialog', { name: '通報されたものを削除しますか？' })
  fireEvent.click(within(question).getByRole('button', { name: '削除する' }))
  expect(await desk.findByText(reportRefusals.REPORT_DECIDED.message)).toBeTruthy()
})

test('a character cannot be removed', async () => {
  server.answers({ 'report.getReport': { ...report, kind: 'character' } })
  await showScreen(<ReportScreen reportId={3} />)
  const desk = await form()
  expect(desk.queryByRole('radio', { name: '削除' })).toBeNull()
})

test('of a letter without a name nobody stands there, and no page is offered', async () => {
  const writer = { userName: null, warned: 0, removed: 0 }
  server.answers({ 'report.getReport': { ...report, kind: 'makaiLetter', character: null, writer } })
  await showScreen(<ReportScreen reportId={3} />)
  await form()
  expect(screen.getByText('匿名の相手')).toBeTruthy()
  expect(screen.getByText('書いた人：匿名の相手')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'いまのページを開く' })).toBeNull()
})

test('one’s own reports tell the words of the office', async () => {
  const sent = { ...thing, state: 'removed' as const, answer: '削除しました。', decidedAt: AT }
  server.answers({ 'report.getSent': { reportList: [sent], count: 1 } })
  await showScreen(<OwnReportsScreen place={{ list: 'sent', page: 1 }} />)
  expect(await screen.findByText('削除しました。')).toBeTruthy()
  expect(screen.getByText('いやがらせ・中傷')).toBeTruthy()
})
