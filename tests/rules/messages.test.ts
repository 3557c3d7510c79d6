import { expect, test } from 'vitest'
import { refusalOf } from '#contract/refusals.ts'
import { type RefusalCode, refusals } from '#rules/messages/refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]

test.each(codes)('%s says something in Japanese and has a status of its own kind', code => {
  expect(refusals[code]).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  const { status, message } = refusalOf(code)
  expect(message).toBe(refusals[code])
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
})

// messages.tsv, doc1 §8.
test.each([
  ['LOGIN_UNKNOWN', 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。'],
  ['LOGIN_FORMAT', 'メールアドレスが正しいかお確かめください。'],
  ['LOGIN_PASSWORD', 'メールアドレスが正しいかお確かめください。'],
  ['LOGIN_OTHER', 'メールアドレスとパスワードが正しいかお確かめください。'],
] as const)('%s says what the specification says', (code, text) => {
  expect(refusals[code]).toBe(text)
})
