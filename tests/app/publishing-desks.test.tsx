// Desks of the office whose forms are published by steps: each saves, asks before readers see anything, and goes on from each answer.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { CampaignDeskScreen } from '#app/areas/campaign/desk/CampaignDeskScreen.tsx'
import { DeskScreen } from '#app/areas/form/desk/DeskScreen.tsx'
import { JournalDeskScreen } from '#app/areas/journal/desk/JournalDeskScreen.tsx'
import { stubLayout } from '../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { questions } from '../support/office-pages.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2026-11-20T12:00:00.000Z'
let campaign: AnswerOf<'campaign.read'>
let form: AnswerOf<'formDesk.read'>
let journal: AnswerOf<'journalDesk.read'>
const turned = (change: Partial<typeof campaign>) => {
  campaign = { ...campaign, ...change, version: campaign.version + 1 }
  return campaign
}
const opened = (change: Partial<typeof form>) => {
  form = { ...form, ...change, version: form.version + 1 }
  return form
}
const told = (change: Partial<typeof journal>) => {
  journal = { ...journal, ...change, version: journal.version + 1 }
  return journal
}
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'campaign.list': {
    ...{ campaignList: [], count: 0, stateCounts: { draft: 0, coming: 0, open: 0, past: 0 }, serverTime: AT },
  },
  'formDesk.list': {
    ...{ formList: [], count: 0, stateCounts: { draft: 0, published: 0, closed: 0 }, serverTime: AT },
  },
  'journalDesk.list': { journalList: [], count: 0, stateCounts: { draft: 0, published: 0 } },
  'campaign.read': () => campaign,
  'campaign.save': ({ title, body }) => turned({ title, body }),
  'campaign.publish': () => turned({ state: 'open' }),
  'campaign.withdraw': () => turned({ state: 'draft' }),
  'campaign.remove': ({ cpId }) => ({ cpId }),
  'formDesk.read': () => form,
  'formDesk.save': ({ title, body }) => opened({ title, body }),
  'formDesk.publish': () => opened({ state: 'published' }),
  'formDesk.close': () => opened({ state: 'closed' }),
  'formDesk.remove': ({ formId }) => ({ formId }),
  'journalDesk.read': () => journal,
  'journalDesk.save': ({ title, rules }) => told({ title, rules }),
  'journalDesk.publish': () => told({ state: 'published' }),
  'journalDesk.withdraw': () => told({ state: 'draft' }),
  'journalDesk.remove': ({ journalId }) => ({ journalId }),
})

let id = 0
beforeEach(() => {
  stubLayout()
  installLocks()
  id++
  campaign = {
    ...{ cpId: id, title: '冬の市', picture: null, state: 'draft', updatedAt: AT, version: 1, resultPostId: null },
    ...{ startsAt: AT, endsAt: '2026-12-20T12:00:00.000Z', body: '灯を持ちよります。', offers: [] },
  }
  form = {
    ...{
      formId: id,
      title: '冬の市',
      worldId: null,
      worldName: null,
      audience: 'member',
      isOnce: true,
      closesAt: null,
    },
    ...{
      state: 'draft',
      answerCount: 0,
      answeredAt: null,
      updatedAt: AT,
      version: 1,
      body: '教えてください。',
      questions,
    },
  }
  journal = {
    ...{ journalId: id, worldId: null, worldName: null, title: '冬の市', summary: '夜を書く。', length: 3 },
    ...{ dice: { count: 1, sides: 2 }, state: 'draft', runs: 0, prompts: 1, version: 1, updatedAt: AT },
    ...{ rules: 'ひとつ振る。', opening: '日が落ちた。', closing: '朝になった。' },
    promptList: [{ fromTotal: 1, toTotal: 2, text: 'なにが見えるか。' }],
  }
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const agree = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const button = (name: string) => screen.getByRole('button', { name })

const desks = [
  {
    ...{ name: 'a campaign', text: '本文', list: '/admin/object', back: '下書きに戻す' },
    calls: 'campaign',
    undo: 'campaign.withdraw',
    again: '公開する',
    changed: 'CAMPAIGN_CHANGED',
    show: (wanted: number | null, isPreview = false) => (
      <CampaignDeskScreen cpId={wanted} isPreview={isPreview} draftId={undefined} />
    ),
  },
  {
    ...{ name: 'a form', text: '説明', list: '/admin/form', back: '受付を終える' },
    calls: 'formDesk',
    undo: 'formDesk.close',
    again: 'もう一度公開する',
    changed: 'FORM_CHANGED',
    show: (wanted: number | null, isPreview = false) => (
      <DeskScreen formId={wanted} address={isPreview ? { view: 'preview' } : {}} />
    ),
  },
  {
    ...{ name: 'a journal', text: '遊びかた', list: '/admin/journal', back: '下書きに戻す' },
    calls: 'journalDesk',
    undo: 'journalDesk.withdraw',
    again: '公開する',
    changed: 'JOURNAL_CHANGED',
    show: (wanted: number | null, isPreview = false) => (
      <JournalDeskScreen journalId={wanted} isPreview={isPreview} draftId={undefined} />
    ),
  },
] as const

describe.each(desks)('the desk of $name', ({ calls, text, list, back, undo, again, changed, show }) => {
  const open = async (wanted: number | null = id) => {
    const shown = await showScreen(show(wanted))
    const field = await screen.findByRole('textbox', { name: text })
    await waitFor(() => expect(field.closest('[inert]')).toBeNull())
    return { ...shown, field }
  }
  const title = () => screen.getByLabelText<HTMLInputElement>(/タイトル|題名/)
  const sent = (call: 'save' | 'publish' | 'remove') => server.inputsOf(`${calls}.${call}`)

  test('what was changed is saved before it can be published, and publishing asks first', async () => {
    await open()
    fireEvent.change(title(), { target: { value: '春の市' } })
    await screen.findByText('変更を先に保存してください。')
    press('下書きを保存する')
    await waitFor(() => expect(sent('save')).toMatchObject([{ baseVersion: 1, title: '春の市' }]))
    await waitFor(() => expect(screen.queryByText('変更を先に保存してください。')).toBeNull())
    press('公開する')
    expect(sent('publish')).toEqual([])
    await agree('公開する')
    await waitFor(() => expect(sent('publish')).toMatchObject([{ baseVersion: 2 }]))
    await screen.findByRole('button', { name: '変更を保存する' })
  })

  test('what is wrong stands in the way of publishing, and is said', async () => {
    campaign = { ...campaign, body: '' }
    form = { ...form, questions: [] }
    journal = { ...journal, promptList: [] }
    await open()
    press('公開する')
    expect(await screen.findByText('入力をお確かめください。')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('what readers see is taken back after a question, and can be published again', async () => {
    campaign = { ...campaign, state: 'open' }
    form = { ...form, state: 'published' }
    journal = { ...journal, state: 'published' }
    const { client } = await open()
    press(back)
    await agree(back)
    await waitFor(() => expect(server.inputsOf(undo)).toMatchObject([{ baseVersion: 1 }]))
    await client.invalidateQueries()
    expect(await screen.findByRole('button', { name: again })).toBeTruthy()
  })

  test('a change of what readers see is saved after a yes alone', async () => {
    campaign = { ...campaign, state: 'open' }
    form = { ...form, state: 'published' }
    journal = { ...journal, state: 'published' }
    await open()
    fireEvent.change(title(), { target: { value: '春の市' } })
    await screen.findByText('保存していない変更があります')
    press('変更を保存する')
    const question = await screen.findByRole('alertdialog', { name: /^公開中の.+を変更しますか？$/ })
    fireEvent.click(within(question).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent('save')).toEqual([])
    press('変更を保存する')
    await agree('保存する')
    await waitFor(() => expect(sent('save')).toMatchObject([{ baseVersion: 1, title: '春の市' }]))
  })

  test('what is wrong with a change of what readers see is said in place of the question', async () => {
    campaign = { ...campaign, state: 'open' }
    form = { ...form, state: 'published' }
    journal = { ...journal, state: 'published' }
    await open()
    fireEvent.change(title(), { target: { value: '' } })
    await screen.findByText('保存していない変更があります')
    press('変更を保存する')
    expect(await screen.findByText('入力をお確かめください。')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a removed draft leads back to the list', async () => {
    const { addressNow } = await open()
    press('下書きを削除する')
    await agree('削除する')
    await waitFor(() => expect(sent('remove')).toHaveLength(1))
    await waitFor(() => expect(addressNow()).toBe(list))
  })

  test('nothing that was not changed is sent', async () => {
    await open()
    press('下書きを保存する')
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(sent('save')).toEqual([])
  })

  test('a change by somebody else is read and shown beside what is written', async () => {
    await open()
    fireEvent.change(title(), { target: { value: 'わたしの題' } })
    campaign = { ...campaign, title: 'ほかの人の題', version: 7 }
    form = { ...form, title: 'ほかの人の題', version: 7 }
    journal = { ...journal, title: 'ほかの人の題', version: 7 }
    server.refuses(`${calls}.save`, changed)
    press('下書きを保存する')
    fireEvent.click(await screen.findByRole('button', { name: '読み込み直す' }))
    await waitFor(() => expect(screen.getAllByText(/ほかの人の題/).length).toBeGreaterThan(0))
    expect(title().value).toBe('わたしの題')
  })

  test('a new one goes on at its own address, once it was saved', async () => {
    const { addressNow } = await open(null)
    fireEvent.change(title(), { target: { value: '新しい市' } })
    expect(button('下書きを保存する')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '公開する' })).toBeNull()
    press('下書きを保存する')
    await waitFor(() => expect(addressNow()).toBe(`${list}/${id}`))
  })

  test('behind プレビュー the form stays in the page', async () => {
    await showScreen(show(id, true))
    expect(await screen.findByText(/見えるかたちです。|見えかたです。/)).toBeTruthy()
    expect(title().closest('[hidden]')).not.toBeNull()
  })
})
