import { describe, expect, test } from 'vitest'
import { classTextFault, originalNameFault, originalTextFault, rejectionReasonFault } from '#rules/applications.ts'
import { classArray, classNumberFault, numbersInWords } from '#rules/class-numbers.ts'

test.each([
  ['波音の欠片', null],
  ['あ'.repeat(20), null],
  ['a'.repeat(40), null],
  ['あ'.repeat(21), 'ORIGINAL_NAME'],
  ['', 'ORIGINAL_NAME'],
  ['　 ', 'ORIGINAL_NAME'],
  ['二\n行', 'ORIGINAL_NAME'],
])('the name %j: %s', (name, fault) => expect(originalNameFault(name)).toBe(fault))

test.each([
  [originalTextFault, '', 200, null],
  [classTextFault, '', 400, 'CLASS_TEXT'],
  [rejectionReasonFault, '', 200, 'REJECTION_REASON'],
] as const)('%o', (fault, empty, most, ofEmpty) => {
  expect(fault(empty)).toBe(ofEmpty)
  expect(fault('あ'.repeat(most))).toBe(null)
  expect(fault('あ'.repeat(most + 1))).not.toBe(null)
})

describe('the numbers of a class', () => {
  const known = [1, 2, 3]
  test.each([
    ['none', [], null],
    ['as much as may be', [number(1, 8, 2), number(2, 2, 1)], null],
    ['less of one for more of another', [number(1, 8, 0), number(2, 7, 0), number(3, -5, 0)], null],
    ['too much together', [number(1, 8, 0), number(2, 3, 0)], 'CLASS_NUMBERS'],
    ['too much a level', [number(1, 0, 2), number(2, 0, 2)], 'CLASS_NUMBERS'],
    ['one too great', [number(1, 9, 0)], 'CLASS_NUMBERS'],
    ['one too small', [number(1, -6, 0)], 'CLASS_NUMBERS'],
    ['less with each level', [number(1, 0, -1)], 'CLASS_NUMBERS'],
    ['a fraction', [number(1, 0.5, 0)], 'CLASS_NUMBERS'],
    ['no number', [number(1, Number.NaN, 0)], 'CLASS_NUMBERS'],
    ['twice the same', [number(1, 1, 0), number(1, 1, 0)], 'CLASS_NUMBERS'],
    ['a parameter that takes no points', [number(4, 1, 0)], 'CLASS_NUMBERS'],
  ])('%s', (_, numbers, fault) => expect(classNumberFault(numbers, known)).toBe(fault))

  test('are 30, each at its parameter', () => {
    const numbers = [number(2, -1, 0), number(30, 3, 1)]
    expect(classArray(numbers, 'kijun')).toEqual([0, -1, ...Array.from({ length: 27 }, () => 0), 3])
    expect(classArray(numbers, 'hosei').at(-1)).toBe(1)
  })

  test('are told by their names, with their signs', () => {
    const numbers = [
      { name: '体力', value: 5 },
      { name: '器用', value: 0 },
      { name: '信仰', value: -2 },
    ]
    expect(numbersInWords(numbers)).toBe('体力 +5・信仰 -2')
  })
})

function number(id: number, kijun: number, hosei: number) {
  return { id, kijun, hosei }
}
