// messages.tsv and the catalogue, row by row and in both directions. A text that the specification gives is in the catalogue
// letter by letter; for a text that it only describes, the catalogue has Japanese words.
import { expect, test } from 'vitest'
import { commonMessages } from '#rules/messages/common.ts'
import { fill } from '#rules/messages/fill.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { refusals } from '#rules/refusals/index.ts'
import { exportsOf, rows, type Values } from '../support/tables.ts'

// The texts of failed checks have a test of their own.
const messages = await exportsOf('messages', ['checks.ts'])
const refusalTexts = Object.fromEntries(Object.entries(refusals).map(([code, { message }]) => [code, message]))
const all: Values = {
  ...(await exportsOf('codes')),
  ...(await exportsOf('constants')),
  ...messages,
  refusals: refusalTexts,
}

const japanese = /[ぁ-んァ-ヶ一-龠]/

/** Text of a key such as loginMessages.email. */
const textOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((value, part) => (value as Values | undefined)?.[part], all)

/** Texts that the specification gives without Japanese words, and that are not translated. */
const asWritten: Record<string, string> = {
  'refusals.LOGIN_PASSWORD': 'the second code of one row',
  'coinTypeLabels.0': 'the sign of a currency',
  'coinTypeLabels.1': 'the sign of a currency',
  'coinTypeLabels.2': 'the sign of a currency',
  'worldTokenLabels.world2.1': 'the sign of a currency',
  'fatePowerLabels.world0': 'a label',
  'loginMessages.google': 'a name',
  'loginMessages.twitter': 'a name',
  'missionMessages.noDueDate': 'a sign',
  'missionMessages.added': 'two values',
  'commonMessages.serverMessage': "the server's own text",
  dateTimeFormat: 'a format',
  dateFormat: 'a format',
}

/** Texts of the catalogue that stand in no row. */
const ours: Record<string, string> = {
  'loginMessages.toSignIn': 'the other direction of the link that switches between login and sign-up',
  'signUpMessages.passwordConfirmation': 'the second field of the row of the password',
}

/** Groups that are a part of another one, under whose name their rows stand. */
const partOf: Record<string, string> = { signInMessages: 'loginMessages' }

const table = rows('messages.tsv').map(([key = '', text = '']) => ({ key, text }))
const texts = table.filter(({ key }) => key !== 'checks')

test('the table is whole', () => {
  expect(table).toHaveLength(176)
  expect(texts).toHaveLength(171)
})

test.each(texts)('$key says $text', ({ key, text }) => {
  if (japanese.test(text) || key in asWritten) expect(textOf(key)).toBe(text)
  else expect(textOf(key)).toMatch(japanese)
})

test('every text of a screen is a row', () => {
  const asked = new Set(texts.map(({ key }) => key))
  const keys = Object.entries(messages)
    .filter(([name]) => name.endsWith('Messages'))
    .flatMap(([name, group]) => Object.keys(group as Values).map(key => `${partOf[name] ?? name}.${key}`))
  expect(keys.length).toBeGreaterThan(80)
  expect(keys.filter(key => !asked.has(key) && !(key in ours))).toEqual([])
})

test('polite throughout: no plain verb ends a sentence', () => {
  const screens = Object.entries(messages).filter(([name]) => name.endsWith('Messages'))
  for (const [, group] of screens) {
    for (const text of Object.values(group as Values)) expect(text).not.toMatch(/(?:だ|である|(?<!ま)した|ない)。$/)
  }
})

test('holes are filled, once, and stay where nothing fills them', () => {
  const { copied } = commonMessages
  expect(fill(copied, { label: 'アドレス' })).toBe('「アドレスをクリップボードにコピーしました」')
  expect(fill(copied, { label: '{label}$&' })).toBe('「{label}$&をクリップボードにコピーしました」')
  expect(fill(missionMessages.added, { worldName: '零時街', missionTitle: 'はじめの一歩' })).toBe('零時街 はじめの一歩')
  expect(fill(missionMessages.receivedAllLp, { totalLp: 50 })).toBe('LP 50 を受け取りました')
  const text: string = '{toString} {x'
  expect(fill(text, {} as Record<never, string>)).toBe(text)
})
