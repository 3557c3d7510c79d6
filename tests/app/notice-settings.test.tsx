// /myPage/account/notifications (R111): the matrix of events and channels, its locks, quiet hours, and a service without mails.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoticeSettingsScreen } from '#app/areas/notice/settings/NoticeSettingsScreen.tsx'
import { LIVE_CHANNELS, noticeChannelLabels } from '#rules/notices/channels.ts'
import { NOTICE_SETTINGS } from '#rules/notices/settings.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const settings: AnswerOf<'notice.getSettings'> = {
  choiceList: [{ event: 'mention', channel: 'app', isOn: false }],
  quiet: { isOn: true, fromMinute: 1_380, toMinute: 420, letsLastReminder: false },
  mailaddress: 'rin@play.example',
  isMailed: true,
}
const server = fakeServer({
  'notice.getSettings': settings,
  'notice.choose': choice => {
    server.answers({ 'notice.getSettings': { ...settings, choiceList: [choice, ...settings.choiceList] } })
    return choice
  },
  'notice.setQuiet': quiet => quiet,
  'notice.pushDevices': { publicKey: '', deviceList: [] },
})
const rowOf = (label: string) => {
  const row = screen.getByText(label).closest('tr')
  if (!row) throw new Error(`There is no row ${label}.`)
  return within(row)
}

test('a row an event that concerns the user, a column a channel that exists', async () => {
  await showScreen(<NoticeSettingsScreen />)
  expect(await screen.findByText('メールは rin@play.example に届きます。')).toBeTruthy()
  for (const { label, for: people } of NOTICE_SETTINGS.map(row => ({ for: undefined, ...row })))
    expect(screen.queryByText(label) === null).toBe(people !== undefined)
  for (const channel of LIVE_CHANNELS) expect(screen.getByText(noticeChannelLabels[channel])).toBeTruthy()
  expect(screen.queryByText('いまはメールを送れません。')).toBeNull()
})

test('a choice is shown at once and kept with its event and channel; what is locked cannot be switched off', async () => {
  await showScreen(<NoticeSettingsScreen />)
  await screen.findByText('相談の新しい発言')
  const cell = (channel: string) => screen.getByLabelText(`相談の新しい発言：${channel}`) as HTMLInputElement
  const [app, mail] = [noticeChannelLabels.app, noticeChannelLabels.mail]
  expect([cell(app).checked, cell(mail).checked]).toEqual([false, false])
  fireEvent.click(cell(mail))
  await waitFor(() => expect(cell(mail).checked).toBe(true))
  await waitFor(() =>
    expect(server.inputsOf('notice.choose')).toEqual([{ event: 'mention', channel: 'mail', isOn: true }]),
  )
  expect(cell(app).checked).toBe(false)
  expect(screen.queryByLabelText(`プレイングの締切：${app}`)).toBeNull()
  expect(screen.getByLabelText(`プレイングの締切：${mail}`)).toBeTruthy()
  expect(rowOf('プレイングの締切').getByText('止められません')).toBeTruthy()
})

test('quiet hours are changed whole, with what stays', async () => {
  await showScreen(<NoticeSettingsScreen />)
  fireEvent.change(await screen.findByLabelText('静かな時間の終わり'), { target: { value: '480' } })
  await waitFor(() =>
    expect(server.inputsOf('notice.setQuiet')).toEqual([
      { isOn: true, fromMinute: 1_380, toMinute: 480, letsLastReminder: false },
    ]),
  )
})

test('a service that sends no mails says so', async () => {
  server.answers({ 'notice.getSettings': { ...settings, isMailed: false } })
  await showScreen(<NoticeSettingsScreen />)
  expect(await screen.findByText('いまはメールを送れません。')).toBeTruthy()
})
