// Forms of the office whose press everybody sees at once: each asks first, and a no sends nothing.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AdminDocumentScreen } from '#app/areas/legal-document/AdminDocumentScreen.tsx'
import { NoticeForm } from '#app/areas/scenario-office/queue/NoticeForm.tsx'
import { SupporterNames } from '#app/areas/user-class/office/SupporterNames.tsx'
import { stubLayout } from '../support/browser-parts.ts'
import { fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const server = fakeServer({
  'signUp.supporters': { nameList: ['こむぎ堂'] },
  'scenarioOffice.postNotice': { noticeId: 1 },
  'classRequest.saveSupporters': ({ nameList }) => ({ nameList }),
})

beforeEach(() => {
  stubLayout()
  installLocks()
})

const terms = {
  documentId: 'terms',
  body: 'はじめの約束。',
  version: 2,
  publishedAt: '2026-11-01T00:00:00.000Z',
} as const

test('a version of a document is published after a yes', async () => {
  server.answers({
    'legalDocument.get': terms,
    'legalDocument.versions': { versionList: [] },
    'legalDocument.publish': { ...terms, version: 3 },
  })
  await showScreen(<AdminDocumentScreen documentId="terms" />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^本文/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.input(field, { target: { value: '新しい約束。' } })
  const press = () => fireEvent.click(screen.getByRole('button', { name: '新しい版を公開する' }))
  press()
  const question = await screen.findByRole('alertdialog', { name: '新しい版を公開しますか？' })
  expect(question.textContent).toContain('第3版が、すぐに全員に表示されます。')
  fireEvent.click(within(question).getByRole('button', { name: 'キャンセル' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.inputsOf('legalDocument.publish')).toEqual([])
  press()
  fireEvent.click(await screen.findByRole('button', { name: '公開する' }))
  await waitFor(() =>
    expect(server.inputsOf('legalDocument.publish')).toMatchObject([{ documentId: 'terms', body: '新しい約束。' }]),
  )
})

test('names on the sign-in page are saved after a yes', async () => {
  await showScreen(<SupporterNames />)
  const field = await screen.findByRole('textbox', { name: 'ご支援いただいた皆さまのお名前' })
  fireEvent.change(field, { target: { value: 'こむぎ堂\n青い自転車' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  const question = await screen.findByRole('alertdialog', { name: 'お名前を公開しますか？' })
  expect(question.textContent).toContain('2人のお名前が')
  expect(server.inputsOf('classRequest.saveSupporters')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '公開する' }))
  await waitFor(() =>
    expect(server.inputsOf('classRequest.saveSupporters')).toMatchObject([
      { before: ['こむぎ堂'], nameList: ['こむぎ堂', '青い自転車'] },
    ]),
  )
})

/** Opens the form of a notice to masters, fills it, sends it and says yes. */
async function sendNotice(): Promise<void> {
  await showScreen(<NoticeForm worlds={[]} />)
  fireEvent.click(await screen.findByRole('button', { name: 'お知らせを書く' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^本文/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(screen.getByRole('textbox', { name: /^題名/ }), { target: { value: '年末の締切' } })
  fireEvent.input(field, { target: { value: '年末は二日早く締め切ります。' } })
  fireEvent.click(screen.getByRole('button', { name: '送る' }))
  const question = await screen.findByRole('alertdialog', { name: 'お知らせを送りますか？' })
  expect(server.inputsOf('scenarioOffice.postNotice')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '送る' }))
}
const notice = { worldId: null, title: '年末の締切', body: '年末は二日早く締め切ります。' }

test('a notice to masters is sent after a yes, once', async () => {
  await sendNotice()
  await screen.findByRole('button', { name: 'お知らせを書く' })
  expect(server.inputsOf('scenarioOffice.postNotice')).toEqual([notice])
})

test('a notice whose answer was lost: its form says that it asks for it, and sends no second one', async () => {
  server.loses('scenarioOffice.postNotice', 'answer lost')
  await sendNotice()
  expect((await screen.findAllByText('届いたか確かめています。')).length).toBeGreaterThan(0)
  const sent = server.inputsOf('scenarioOffice.postNotice').length
  fireEvent.click(screen.getByRole('button', { name: /^送る/ }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(server.inputsOf('scenarioOffice.postNotice')).toHaveLength(sent)
})
