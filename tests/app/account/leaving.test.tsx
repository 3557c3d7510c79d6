// 退会 and データの書き出し on the page of the account: what is said before the press, and what keeps a user from it.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeaveForm } from '#app/areas/own-account/LeaveForm.tsx'
import { OwnData } from '#app/areas/own-account/OwnData.tsx'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

type Archive = AnswerOf<'ownAccount.ownData'>['archive']
const making: Archive = { state: 'making', done: 12, total: 48, bytes: null, readyAt: null, endsAt: null }
const facts: AnswerOf<'ownAccount.leavingFacts'> = {
  endingList: [{ title: '霧笛の夜', coins: 300 }],
  owedList: [],
  keptList: [{ characterId: 'harbor-rinne', characterFullName: 'リンネ・ハル' }],
  coins: 1_240,
}
const server = fakeServer({
  'ownAccount.leavingFacts': facts,
  'ownAccount.leave': { done: true },
  'identity.provider': { firebase: null, social: ['google'] },
  'social.ways': { hasPassword: true, linkedList: [], offeredList: ['google'] },
  'ownAccount.ownData': { archive: null },
  'ownAccount.makeOwnData': () => {
    server.answers({ 'ownAccount.ownData': { archive: making } })
    return { archive: making }
  },
})

test('what ends, comes back, is lost and stays is said; the password is asked for, then once more', async () => {
  await showScreen(<LeaveForm />)
  expect(await screen.findByText(/300コインが戻ります/)).toBeTruthy()
  expect(screen.getByText(/お持ちのコインとポイント（1,240）/)).toBeTruthy()
  expect(screen.getByText(/リンネ・ハルは、「退会したプレイヤー」/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '退会を申し込む' }))
  expect(await screen.findByText('パスワードを入力してください。')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('パスワード'), { target: { value: 'quiet-lantern' } })
  fireEvent.click(screen.getByRole('button', { name: '退会を申し込む' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(server.inputsOf('ownAccount.leave')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: '退会を申し込む' }))
  await waitFor(() => expect(server.inputsOf('ownAccount.leave')).toEqual([{ password: 'quiet-lantern' }]))
  expect(await screen.findByText('退会のお申し込みを受け付けました')).toBeTruthy()
})

const press = async () => {
  await showScreen(<LeaveForm />)
  fireEvent.change(await screen.findByLabelText('パスワード'), { target: { value: 'quiet-lantern' } })
  fireEvent.click(screen.getByRole('button', { name: '退会を申し込む' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退会を申し込む' }))
}
const NOT_DONE = '退会をお申し込みできませんでした。'

test('an answer that does not come is told without red, and as unknown', async () => {
  server.loses('ownAccount.leave')
  await press()
  const told = await screen.findByText(/通信がとぎれ、できたかどうかを確かめられませんでした/)
  expect(told.closest('[role=status]')?.querySelector('.text-hi')).toBeNull()
  expect(screen.queryByText(NOT_DONE)).toBeNull()
})

test('a refusal is told in red', async () => {
  server.refuses('ownAccount.leave', 'SIGN_IN_AGAIN')
  await press()
  expect((await screen.findByText(NOT_DONE)).closest('[role=alert]')?.querySelector('.text-hi')).not.toBeNull()
})

test('who owes a replay is told which, and cannot press', async () => {
  const owedList = [{ code: 'LEAVING_OWES_REPLAY', titleList: ['霧笛の夜'] }]
  server.answers({ 'ownAccount.leavingFacts': { ...facts, owedList } })
  await showScreen(<LeaveForm />)
  expect(await screen.findByText('いまは退会できません。')).toBeTruthy()
  expect(screen.getByText(/リプレイを公開するか、運営にご相談/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '退会を申し込む' })).toBeNull()
})

test('a press begins the archive, whose progress is shown', async () => {
  await showScreen(<OwnData />)
  fireEvent.click(await screen.findByRole('button', { name: 'データを書き出す' }))
  expect(await screen.findByText('書き出しています 25%')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'データを書き出す' })).toBeNull()
})

test('without a password a sign-in of the last minutes is asked for, by a linked service', async () => {
  server.answers({
    'social.ways': { hasPassword: false, linkedList: ['google'], offeredList: [] },
    'social.beginLink': () => new Promise(() => {}),
  })
  await showScreen(<LeaveForm />)
  expect(await screen.findByText(/ログインから5分以内なら、そのまま進めます/)).toBeTruthy()
  expect(screen.queryByLabelText('パスワード')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Googleで本人確認' }))
  await waitFor(() => expect(server.inputsOf('social.beginLink')).toEqual([{ provider: 'google' }]))
  expect(sessionStorage.getItem('tsumugi-social-goal')).toBe('/myPage/account/userInfo?open=leave')
  server.refuses('ownAccount.leave', 'SIGN_IN_AGAIN')
  fireEvent.click(screen.getByRole('button', { name: '退会を申し込む' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退会を申し込む' }))
  expect(await screen.findByText('もう一度ログインしてから、5分以内にお試しください。')).toBeTruthy()
  expect(server.inputsOf('ownAccount.leave')).toEqual([{ password: '' }])
})
