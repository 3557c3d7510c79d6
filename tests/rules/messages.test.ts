import { expect, test } from 'vitest'
import { type RefusalCode, refusals, refusalsByArea } from '#rules/refusals/index.ts'

const codes = Object.keys(refusals) as RefusalCode[]

test.each(codes)('%s says something in Japanese and has a status of its own kind', code => {
  const { status, message } = refusals[code]
  expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
})

test('each code stands in one area', () => {
  const all = Object.values(refusalsByArea).flatMap(rows => Object.keys(rows))
  expect(all.toSorted()).toEqual(codes.toSorted())
})

// messages.tsv, doc1 §8.
test.each([
  ['LOGIN_UNKNOWN', 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。'],
  ['LOGIN_FORMAT', 'メールアドレスが正しいかお確かめください。'],
  ['LOGIN_PASSWORD', 'メールアドレスが正しいかお確かめください。'],
  ['LOGIN_OTHER', 'メールアドレスとパスワードが正しいかお確かめください。'],
] as const)('%s says what the specification says', (code, text) => {
  expect(refusals[code].message).toBe(text)
})
