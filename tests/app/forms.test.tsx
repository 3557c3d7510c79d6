// Forms as they are answered and built: what is kept on the device, what is refused before it is sent, what is told after.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OptionRows } from '#app/areas/form/desk/OptionRows.tsx'
import { QuestionRows } from '#app/areas/form/desk/QuestionRows.tsx'
import { FormPage } from '#app/areas/form/FormPage.tsx'
import type { WebForm } from '#app/areas/form/queries.ts'
import { session } from '#app/platform/session.ts'
import type { Question } from '#rules/web-forms.ts'
import { fakeServer } from '../support/fake-server.ts'
import { renderInRouter } from '../support/in-router.tsx'
import { questions } from '../support/office-pages.ts'
import { aroundScreen, showScreen } from '../support/screen.tsx'

vi.mock('#app/platform/bot-check.ts', () => ({ botToken: async () => 'proof' }))
configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
let formId = 0
const form = (more: Partial<WebForm> = {}): WebForm => ({
  ...{ formId, title: '冬祭り', body: '教えてください。', worldId: null, worldName: null, audience: 'member' },
  ...{ isOnce: true, closesAt: null, questions, isOpen: true, serverTime: AT, ...more },
})
const sent = (more: object = {}) => ({
  ...{ answerId: 7, answers: [], characterId: null, characterName: null, receivedAt: AT, changedAt: null, ...more },
})
const server = fakeServer({
  'form.getOwn': { answerList: [] },
  'form.send': ({ answers, answerId }) => sent({ answers, answerId: answerId ?? 7 }),
})
// Each test has a form of its own, because answers are kept on the device.
beforeEach(() => {
  formId++
})

const fillIn = async () => {
  fireEvent.change(await screen.findByRole('textbox', { name: /お名前/ }), { target: { value: 'リンネ' } })
  fireEvent.click(screen.getByRole('radio', { name: '西' }))
}

test('what is missing is told by question, and nothing is sent', async () => {
  await showScreen(<FormPage form={form()} now={Date.parse(AT)} />)
  fireEvent.click(await screen.findByRole('button', { name: '回答を送る' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('お名前：必ず入力してください')).toBeTruthy()
  expect(told.getByText('どちらで：選んでください')).toBeTruthy()
  expect(server.inputsOf('form.send')).toEqual([])
})

test('a sent answer is confirmed with its number and what was sent', async () => {
  await showScreen(<FormPage form={form()} now={Date.parse(AT)} />)
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: '日曜' }))
  server.answers({ 'form.getOwn': { answerList: [sent({ answers: [] })] } })
  fireEvent.click(screen.getByRole('button', { name: '回答を送る' }))
  expect(await screen.findByText('回答を受け付けました。')).toBeTruthy()
  expect(screen.getByText('受付番号 000007')).toBeTruthy()
  const [input] = server.inputsOf('form.send')
  expect(input).toMatchObject({ formId, answerId: null, characterId: null })
  expect(input?.answers).toContainEqual({ questionId: 'way', text: '', options: ['west'], fileId: null })
  expect(input?.answers).toContainEqual({ questionId: 'days', text: '', options: ['sun'], fileId: null })
})

test('what was written is there again after the page was left', async () => {
  const { unmount } = await showScreen(<FormPage form={form()} now={Date.parse(AT)} />)
  await fillIn()
  await screen.findByText(/この端末に保存済み/)
  unmount()
  await showScreen(<FormPage form={form()} now={Date.parse(AT)} />)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /お名前/ }).value).toBe('リンネ'))
})

test('a closed form shows the own answer and takes none', async () => {
  server.answers({ 'form.getOwn': { answerList: [sent()] } })
  await showScreen(<FormPage form={form({ isOpen: false })} now={Date.parse(AT)} />)
  expect(await screen.findByText('受付は終了しました。')).toBeTruthy()
  expect(await screen.findByText('受付番号 000007')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '回答を直す' })).toBeNull()
})

test('a form whose deadline passes while it is open takes no more', async () => {
  await showScreen(<FormPage form={form({ closesAt: AT })} now={Date.parse(AT)} />)
  expect(await screen.findByText('受付は終了しました。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '回答を送る' })).toBeNull()
})

test('what was being written when a form closed can still be read, copied and dropped', async () => {
  const { unmount } = await showScreen(<FormPage form={form()} now={Date.parse(AT)} />)
  await fillIn()
  await screen.findByText(/この端末に保存済み/)
  unmount()
  await showScreen(<FormPage form={form({ isOpen: false })} now={Date.parse(AT)} />)
  const left = within(await screen.findByRole('region', { name: '送らなかった回答' }))
  expect(left.getByText('リンネ')).toBeTruthy()
  expect(left.getByRole('button', { name: '内容をコピー' })).toBeTruthy()
  fireEvent.click(left.getByRole('button', { name: '書いた内容を消す' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '送らなかった回答' })).toBeNull())
})

test('an answer of a guest whose receipt was lost goes again under its id, also from a page that is opened anew', async () => {
  const asGuest = async () => {
    const shown = await showScreen(<span />)
    vi.spyOn(session, 'get').mockReturnValue({ user: null, ended: false })
    shown.unmount()
    return renderInRouter(aroundScreen(<FormPage form={form({ audience: 'everyone' })} now={Date.parse(AT)} />))
  }
  server.answers({ 'form.sendAsGuest': ({ answers }) => sent({ answers }) })
  server.loses('form.sendAsGuest', 'answer lost')
  const { unmount } = await asGuest()
  await fillIn()
  await screen.findByText(/この端末に保存済み/)
  fireEvent.click(screen.getByRole('button', { name: '回答を送る' }))
  await waitFor(() => expect(server.inputsOf('form.sendAsGuest')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: '回答を送る' })).toBeTruthy())
  unmount()
  server.loses('form.sendAsGuest', 'arrives')
  await asGuest()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /お名前/ }).value).toBe('リンネ'))
  fireEvent.click(screen.getByRole('button', { name: '回答を送る' }))
  expect(await screen.findByText('回答を受け付けました。')).toBeTruthy()
  const [first, second] = server.inputsOf('form.sendAsGuest')
  expect(second?.sentId).toBe(first?.sentId)
})

test('questions are put in their order by buttons, and answered ones are not taken away', async () => {
  const heard: (readonly Question[])[] = []
  const kept = questions.slice(0, 1)
  await showScreen(<QuestionRows rows={questions} kept={kept} error={undefined} onChange={rows => heard.push(rows)} />)
  fireEvent.click(await screen.findByRole('button', { name: '質問 1を下へ' }))
  expect(heard.at(-1)?.map(({ questionId }) => questionId)).toEqual(['why', 'name', 'way', 'days'])
  expect(screen.queryByRole('button', { name: '質問 1を削除' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '質問 2を削除' }))
  expect(heard.at(-1)).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: '質問 3をコピー' }))
  const [copied, copy] = (heard.at(-1) ?? []).slice(2, 4)
  expect(copy?.label).toBe(copied?.label)
  expect(copy?.questionId).not.toBe(copied?.questionId)
})

test('choices are added, moved and taken away', async () => {
  const options = questions[2]?.options ?? []
  const heard: (readonly { label: string }[])[] = []
  await showScreen(<OptionRows name="質問 1" rows={options} kept={[]} onChange={rows => heard.push(rows)} />)
  fireEvent.click(await screen.findByRole('button', { name: '質問 1の選択肢 2を上へ' }))
  expect(heard.at(-1)?.map(({ label }) => label)).toEqual(['西', '東'])
  fireEvent.click(screen.getByRole('button', { name: '質問 1の選択肢 1を削除' }))
  expect(heard.at(-1)?.map(({ label }) => label)).toEqual(['西'])
  fireEvent.click(screen.getByRole('button', { name: '選択肢を加える' }))
  expect(heard.at(-1)).toHaveLength(3)
})
