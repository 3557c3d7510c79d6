// The form of joining where nobody can join by mail: the notice says so in words, and nothing is wrong with the address.
import { configure, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MailForm } from '#app/areas/identity/MailForm.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const server = fakeServer({
  'signUp.check': { check: '0' },
  'signUp.first': { sent: true },
  'identity.botChallenge': { kind: 'none' },
})

test.each([
  ['MAIL_CLOSED', 'いまはメールを送れないため、受け付けていません。時間をおいてお試しください。'],
  ['SIGN_UP_CLOSED', 'いまはメールアドレスでの登録を受け付けていません。時間をおいてお試しください。'],
])('%s', async (code, words) => {
  server.refuses('signUp.first', code)
  const onSent = vi.fn()
  await showScreen(<MailForm kind="signup" online mailaddress="new@mail.example" onType={() => {}} onSent={onSent} />)
  fireEvent.click(screen.getByRole('button', { name: '登録' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText('メールアドレス').getAttribute('aria-invalid')).not.toBe('true')
  expect(onSent).not.toHaveBeenCalled()
})
