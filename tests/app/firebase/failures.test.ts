// Refusals of Firebase in the words of the catalogue (doc1 §8).
import { describe, expect, test } from 'vitest'
import { renewalFailure, sessionEnded, signInFailure } from '#app/platform/firebase-failures.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'

const error = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

describe('at sign-in', () => {
  test.each([
    ['auth/invalid-email', 'メールアドレスが正しいかお確かめください。'],
    ['auth/missing-email', 'メールアドレスが正しいかお確かめください。'],
    ['auth/wrong-password', 'メールアドレスが正しいかお確かめください。'],
    ['auth/invalid-credential', 'メールアドレスとパスワードが正しいかお確かめください。'],
    [
      'auth/user-not-found',
      'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。',
    ],
    ['auth/user-disabled', 'メールアドレスとパスワードが正しいかお確かめください。'],
    ['auth/too-many-requests', 'メールアドレスとパスワードが正しいかお確かめください。'],
    ['auth/operation-not-allowed', 'メールアドレスとパスワードが正しいかお確かめください。'],
    ['auth/internal-error', 'メールアドレスとパスワードが正しいかお確かめください。'],
    ['auth/of-the-future', 'メールアドレスとパスワードが正しいかお確かめください。'],
  ])('%s is said as %s', (code, text) => {
    const failure = signInFailure(error(code))
    expect(failure).toBeInstanceOf(Refusal)
    expect(failure.message).toBe(text)
  })

  test.each(['auth/network-request-failed', 'auth/timeout'])('%s is no answer', code => {
    expect(signInFailure(error(code))).toBeInstanceOf(NoAnswer)
  })

  test.each([[new TypeError('x')], [null], ['text'], [{}]])(
    'what is no error of Firebase, such as %o, is "other"',
    thrown => {
      expect(signInFailure(thrown)).toMatchObject({ code: 'LOGIN_OTHER' })
    },
  )
})

describe('at a renewal', () => {
  test.each([
    'auth/user-token-expired',
    'auth/invalid-user-token',
    'auth/invalid-refresh-token',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('%s ends the session', code => {
    expect(renewalFailure(error(code))).toMatchObject({ status: 401, code: 'SESSION_ENDED' })
  })

  test.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/internal-error', 'auth/quota-exceeded'])(
    '%s ends nothing',
    code => {
      expect(renewalFailure(error(code))).toBeInstanceOf(NoAnswer)
    },
  )
})

test('without an account the session is over', () => {
  expect(sessionEnded()).toMatchObject({
    status: 401,
    message: 'ログインの期限が切れました。もう一度ログインしてください。',
  })
})
