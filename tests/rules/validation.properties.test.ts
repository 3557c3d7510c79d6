// Properties of every check for any value: no error is thrown, and work grows with the value and no faster (doc3 §5).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unknown } from 'zod/mini'
import { checkMessages, formMessages, legacyFormMessages, notValid } from '#rules/messages/checks.ts'
import { anyText } from '../support/any-text.ts'
import { limitSeconds, size } from '../support/size.ts'
import { fieldCases } from '../support/validation-field-cases.ts'
import { fileCases } from '../support/validation-file-cases.ts'
import { ownCases } from '../support/validation-own-cases.ts'
import { standardCases } from '../support/validation-standard-cases.ts'

const cases = [...standardCases, ...ownCases, ...fileCases, ...fieldCases]

// A schema is costly to make and cheap to use.
const schemas = cases.map(({ check }) => unknown().check(check))
/** Results of all checks; those for files only answer at once, because no value here is a file. */
const judge = (value: unknown): boolean[] => schemas.map(schema => schema.safeParse(value).success)

const throwing = {
  toString: () => {
    throw new Error('no text')
  },
}
const { proxy: revoked, revoke } = Proxy.revocable([], {})
revoke()
const cyclic: unknown[] = []
cyclic.push(cyclic, 'a')
let deep: unknown = 'a'
for (let depth = 0; depth < 100_000; depth++) deep = [deep]

const halves = fc
  .array(fc.constantFrom('\ud83d', '\udc00', '😀', 'あ', '1', '\n'), { maxLength: 30 })
  .map(parts => parts.join(''))

describe('no check throws', { timeout: limitSeconds(30) }, () => {
  test.each([
    ['a symbol', Symbol('a')],
    ['an object without a prototype', Object.create(null)],
    ['an object that throws', throwing],
    ['a list of these', [throwing, Symbol('a'), Object.create(null)]],
    ['a list in itself', cyclic],
    ['a deep list', deep],
    ['a list that is gone', revoked],
    ['a function', () => {}],
    ['a large number', 10n ** 400n],
    ['no number', Number.NaN],
    ['a file list that is none', { [Symbol.toStringTag]: 'FileList' }],
    ['an empty header', { type: undefined, width: undefined, height: undefined }],
    ['a broken day', new Date(Number.NaN)],
  ])('at %s', (_, value) => {
    expect(judge(value)).toHaveLength(cases.length)
  })

  test('at any text, half characters included', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, halves), text => {
        expect(judge(text)).toHaveLength(cases.length)
      }),
      { numRuns: size(200, 5_000) },
    )
  })

  test('at any value', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), value => {
        expect(judge(value)).toHaveLength(cases.length)
      }),
      { numRuns: size(200, 5_000) },
    )
  })
})

const LARGE = size(100_000, 200_000)

describe(`${LARGE} characters`, { timeout: limitSeconds(60) }, () => {
  const pieces = [
    ...'a 1 . - @ a@ a. a@b. .. あ ア ｱ ： あ： 《 ｜あ《 ① 😀 ❤ 1️ # © ａ \ud83d \u200d https:// http://a. / % ( \u0661 A\u0301'.split(
      ' ',
    ),
    ...[' ', '\n', '\r\n', 'あ：\n', 'a ', '　', '\t'],
  ]
  const fill = (piece: string): string => piece.repeat(Math.ceil(LARGE / piece.length))
  const texts = pieces.flatMap(piece => [fill(piece), ...size([], [`あ：${fill(piece)}①`])])
  const textCases = [...standardCases, ...ownCases, ...fieldCases]

  // A rule that compares each pair of characters would take minutes.
  test.each(textCases.map(each => [`${each.row}: ${each.message}`, each.check] as const))('%s', (_, check) => {
    const schema = unknown().check(check)
    for (const text of texts) {
      const started = performance.now()
      schema.safeParse(text)
      expect.soft(performance.now() - started, JSON.stringify(text.slice(0, 12))).toBeLessThan(limitSeconds(1))
    }
  })
})

const japanese = /^[^\n]*[ぁ-ん][^\n]*$/

describe('what the checks say', () => {
  test.each(Object.entries(checkMessages))('%s names the field, in Japanese, on one line', (name, message) => {
    const text = (message as (field: string, ...rest: unknown[]) => string)(
      '項目',
      name === 'ext' ? ['png'] : 1_000,
      2_000,
    )
    expect(text.startsWith(name === 'kana' ? 'カナは' : name === 'regex' ? '項目が' : '項目は')).toBe(true)
    expect(text).toMatch(japanese)
    expect(text).not.toMatch(/undefined|。$/)
  })

  test('the rest is Japanese too', () => {
    for (const text of [...Object.values(legacyFormMessages), ...Object.values(formMessages), notValid('項目')]) {
      expect(text).toMatch(japanese)
    }
  })
})
