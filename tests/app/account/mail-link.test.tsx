// The link of a mail that takes a changed address back: pressed, it works on a device whose session was ended by that change too.
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MailLinkScreen } from '#app/areas/own-account/MailLinkScreen.tsx'
import { Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const server = fakeServer({ 'ownAccount.undoMail': { done: true }, 'ownAccount.confirmMail': { done: true } })
afterEach(() => sessionStorage.clear())

test('nothing happens before the press; the press sends the secret of the link', async () => {
  await showScreen(<MailLinkScreen kind="change" id="secret-1" />)
  const press = await screen.findByRole('button', { name: '変更する' })
  expect(server.requests).toEqual([])
  fireEvent.click(press)
  expect(await screen.findByText('メールアドレスを変更しました。')).toBeTruthy()
  expect(server.inputsOf('ownAccount.confirmMail')).toEqual([{ id: 'secret-1' }])
})

test('on a device whose session is over the address is taken back all the same', async () => {
  await showScreen(<MailLinkScreen kind="undo" id="secret-2" />)
  vi.spyOn(session, 'accessToken').mockRejectedValue(new Refusal(401, 'SESSION_ENDED', '', null))
  fireEvent.click(await screen.findByRole('button', { name: '元に戻す' }))
  await waitFor(() => expect(server.inputsOf('ownAccount.undoMail')).toEqual([{ id: 'secret-2' }]))
  expect(await screen.findByText('メールアドレスを元に戻しました。')).toBeTruthy()
  expect(screen.getByText(/「パスワードを忘れたとき」から、パスワードも設定し直してください/)).toBeTruthy()
})

test('a link that was used up says so, and two presses send one request', async () => {
  server.refuses('ownAccount.undoMail', 'MAIL_LINK_ENDED')
  await showScreen(<MailLinkScreen kind="undo" id="secret-3" />)
  const press = await screen.findByRole('button', { name: '元に戻す' })
  fireEvent.click(press)
  fireEvent.click(press)
  expect(await screen.findByText('メールアドレスを元に戻せませんでした。')).toBeTruthy()
  expect(server.inputsOf('ownAccount.undoMail')).toEqual([{ id: 'secret-3' }])
})
