import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullName } from '#rules/names.ts'

const both = { given: 'タロウ', middle: 'J', family: 'ヤマダ' }
const withoutMiddle = { ...both, middle: '' }
const givenAlone = { given: 'タロウ', middle: '', family: '' }

// The whole table of rules §8.
test.each([
  [1, 'タロウ・J・ヤマダ', 'タロウ・ヤマダ', 'タロウ'],
  [2, 'ヤマダ・J・タロウ', 'ヤマダ・タロウ', 'タロウ'],
  [3, 'タロウ', 'タロウ', 'タロウ'],
  [4, 'タロウヤマダ', 'タロウヤマダ', 'タロウ'],
  [5, 'ヤマダタロウ', 'ヤマダタロウ', 'タロウ'],
  [6, 'タロウ＝J＝ヤマダ', 'タロウ＝ヤマダ', 'タロウ'],
  [7, 'ヤマダ＝J＝タロウ', 'ヤマダ＝タロウ', 'タロウ'],
  [8, 'タロウ＝ヤマダ', 'タロウ＝ヤマダ', 'タロウ'],
  [9, 'ヤマダ＝タロウ', 'ヤマダ＝タロウ', 'タロウ'],
  [10, 'タロウ ヤマダ', 'タロウ ヤマダ', 'タロウ'],
  [11, 'ヤマダ タロウ', 'ヤマダ タロウ', 'タロウ'],
])('kind %i: %s, %s, %s', (kind, full, noMiddle, given) => {
  expect(fullName(both, kind)).toBe(full)
  expect(fullName(withoutMiddle, kind)).toBe(noMiddle)
  expect(fullName(givenAlone, kind)).toBe(given)
})

test.each([0, 12, -1, 1.5, Number.NaN])('an unknown kind %d is read as 1', kind => {
  expect(fullName(both, kind)).toBe('タロウ・J・ヤマダ')
})

test('no name begins, ends or doubles with a separator', () => {
  const part = fc.string({ unit: fc.constantFrom('ア', 'い', '漢', 'x'), maxLength: 4 })
  fc.assert(
    fc.property(part, part, part, fc.integer({ min: 1, max: 11 }), (given, middle, family, kind) => {
      expect(fullName({ given, middle, family }, kind)).not.toMatch(/^[・＝ ]|[・＝ ]$|[・＝ ]{2}/)
    }),
  )
})
