// Whole forms made of the checks (doc1 §2.1, §5; doc3 §9): order and place of the messages, typed schemas of both kinds.
import { describe, expect, test } from 'vitest'
import * as zod from 'zod'
import * as zodMini from 'zod/mini'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { maxDigits, minmaxCharacter, required } from '#rules/validation/checks.ts'
import { firstMissing, type LegacyField, legacyForms } from '#rules/validation/legacy-forms.ts'
import { difficulty, reward } from '#rules/validation/scenario.ts'
import { confirmationCheck, passwordChecks, playerNameChecks, termsCheck } from '#rules/validation/sign-up.ts'

const whole = { password: 'abc123', again: 'abc123', name: '山田', terms: true }

const forms = {
  zod: zod
    .object({
      password: zod.string().check(...passwordChecks()),
      again: zod.string(),
      name: zod.string().check(...playerNameChecks()),
      terms: zod.boolean().check(termsCheck()),
    })
    .check(confirmationCheck('again', 'password')),
  'zod/mini': zodMini
    .object({
      password: zodMini.string().check(...passwordChecks()),
      again: zodMini.string(),
      name: zodMini.string().check(...playerNameChecks()),
      terms: zodMini.boolean().check(termsCheck()),
    })
    .check(confirmationCheck('again', 'password')),
}

describe.each(Object.entries(forms))('a form under %s', (_, form) => {
  const problems = (values: unknown) =>
    form.safeParse(values).error?.issues.map(({ path, message }) => [path.join(), message])

  test('is accepted whole', () => expect(form.parse(whole)).toEqual(whole))

  test('says each thing at its field, the missing first', () => {
    expect(problems({ ...whole, password: 'あ', name: '', terms: false })).toEqual([
      ['password', 'パスワードは半角の英数字と記号だけで入力してください'],
      ['password', 'パスワードは6文字以上72文字以内で入力してください'],
      ['name', 'プレイヤー名は必ず入力してください'],
      ['terms', '利用規約は同意が必要です'],
      ['again', '確認用パスワードはパスワードと同じものを入力してください'],
    ])
    expect(problems({ ...whole, password: '', again: '' })).toEqual([['password', 'パスワードは必ず入力してください']])
  })
})

test('an issue carries the name of its rule', () => {
  const { error } = zod.string().check(required('題名'), maxDigits('題名', 2)).safeParse('あいう')
  expect(error?.issues).toMatchObject([{ code: 'custom', params: { rule: 'max_digits' } }])
})

test('a rule between two fields stands at the first of them', () => {
  const form = zodMini
    .object({ least: zodMini.string(), most: zodMini.string() })
    .check(minmaxCharacter({ name: 'least', label: '最小人数' }, 'most'))
  expect(form.safeParse({ least: '3', most: '2' }).error?.issues[0]?.path).toEqual(['least'])
})

describe('the legacy forms', () => {
  const all: LegacyField[] = ['playerName', 'masterName', 'masterCareer', 'creatorName', 'creatorCareer', 'terms']
  const values = Object.fromEntries(all.map(field => [field, field === 'terms' ? true : 'あ']))

  test('say the first thing missing, in the order of the document', () => {
    const said: string[] = []
    for (let place = all.length - 1; place >= 0; place--) {
      const missing = Object.fromEntries(all.slice(place).map(field => [field, '']))
      said.unshift(firstMissing(all, { ...values, ...missing })?.message ?? '')
    }
    expect(said).toEqual([
      'プレイヤー名を入力してください',
      'マスター名を入力してください',
      'マスター経歴を入力してください',
      'クリエイター名を入力してください',
      'クリエイター経歴を入力してください',
      '利用規約に同意してください',
    ])
    expect(firstMissing(all, values)).toBeNull()
  })

  test('each have their own fields, in that order', () => {
    expect(firstMissing(legacyForms.newPlayer, { playerName: 'あ' })?.field).toBe('terms')
    for (const fields of Object.values(legacyForms)) {
      expect([...fields].sort((one, other) => all.indexOf(one) - all.indexOf(other))).toEqual(fields)
    }
  })
})

// rules §12.
test.each([
  ['Normal', 14, 1300, 2600],
  ['Middle', 19, 1800, 3600],
  ['Long', 24, 2300, 4600],
  ['DecisiveBattle', 0, undefined, undefined],
  ['toString', 0, undefined, undefined],
])('an order of a text of type %s has %i choices', (type, count, least, most) => {
  const choices = orderCoinChoices(type)
  expect([choices.length, choices[0], choices.at(-1)]).toEqual([count, least, most])
})

test('without the flag every difficulty and reward can be chosen', () => {
  for (const place of [0, 1, 2, 3]) expect(difficulty(place, false) && reward(place, false)).toBe(true)
})
