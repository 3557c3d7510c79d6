// Boxes of a playing text: every word of the text is in one of them, and comes out of them again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinBoxes, splitBoxes } from '#rules/scenario/playing-boxes.ts'
import { replaceCount } from '#rules/text/count.ts'

test.each([
  ['', ['', '', '']],
  ['灯をともす。', ['', '', '灯をともす。']],
  ['【目的】港へ。\n【動機】父のため。\n【行動】\n灯をともす。', ['港へ。', '父のため。', '灯をともす。']],
  ['【行動】灯をともす。\n【目的】港へ。', ['港へ。', '', '灯をともす。']],
  ['はじめに。\n【目的】港へ。', ['港へ。', '', 'はじめに。']],
  ['はじめに。\n【行動】灯をともす。', ['', '', 'はじめに。\n灯をともす。']],
  ['【目的】港へ。\n\n【行動】灯。\n【口調】です、ます。', ['港へ。\n', '', '灯。\n【口調】です、ます。']],
  ['港で【目的】を話す。', ['', '', '港で【目的】を話す。']],
])('%j is cut into %j', (text, boxes) => {
  expect(splitBoxes(text)).toEqual(boxes)
})

test('empty boxes have no heading, and three empty ones are no text', () => {
  expect(joinBoxes(['', ' ', '灯。'])).toBe('【行動】灯。')
  expect(joinBoxes(['', '', ''])).toBe('')
})

const line = fc.constantFrom('【目的】', '【動機】', '【行動】', '【口調】', '灯', '港へ。', '\n', '｜灯守《ひもり》')
const letters = (text: string) => [...text.replace(/【(目的|動機|行動)】|\s/g, '')].toSorted().join('')

test('no letter is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), parts => {
      const text = parts.join('')
      expect(letters(joinBoxes(splitBoxes(text)))).toBe(letters(text))
    }),
  )
})

test('headings are counted as they are sent', () => {
  expect(replaceCount(joinBoxes(['港へ。', '', '灯。']))).toBe(replaceCount('【目的】港へ。【行動】灯。'))
})
