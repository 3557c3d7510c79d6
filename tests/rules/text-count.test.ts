// rules §§1-4: the character classes and the five counts.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CharacterClass, characterClass } from '#rules/text/characters.ts'
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '#rules/text/count.ts'
import { strip } from '#rules/text/notation.ts'
import { anyText } from '../support/any-text.ts'

describe('the character classes', () => {
  const classes: [CharacterClass, string][] = [
    ['newline', '\n\r'],
    ['bracket', '()[]{}｢｣（）［］｛｝「」『』【】〔〕〈〉《》'],
    ['half', '\u0000\t !/09<=>AZaz~\u007f\uff61ｦｱﾝﾞﾟ\uf8f0\uf8f1\uf8f2\uf8f3'],
    ['other', '\u0080\u00a0éあア漢、。・　！～＜＞≪≫“”\u2028\uff60\uffa0\uf8ef\uf8f4\ue000👪𠮷\u200b\ud800あ\udc00'],
  ]
  test.each(classes)('%s', (expected, characters) => {
    for (const character of characters) expect(characterClass(character)).toBe(expected)
  })

  test('every ASCII character but the six brackets and the two newlines is half', () => {
    for (let point = 0; point < 0x80; point++) {
      const character = String.fromCodePoint(point)
      if (!'()[]{}\r\n'.includes(character)) expect(characterClass(character)).toBe('half')
    }
  })
})

describe('the table of rules §4', () => {
  test.each([
    ['', 0, 0, 0, 0, 0],
    ['あいう', 3, 3, 3, 3, 3],
    ['abc', 1.5, 1.5, 1.5, 1.5, 1.5],
    ['ｱｲｳ', 1.5, 1.5, 1.5, 1.5, 1.5],
    ['（テスト）', 4, 5, 4, 5, 5],
    ['「あ」', 2, 3, 2, 3, 3],
    ['(test)', 3, 4, 3, 4, 4],
    ['[a]', 1.5, 2.5, 1.5, 2.5, 2.5],
    ['｢ｱ｣', 1.5, 2.5, 1.5, 2.5, 2.5],
    ['あ\nい', 2, 3, 2, 3, 2],
    ['a\r\nb', 1, 2, 1, 2, 1],
    ['太郎：こんにちは\n花子：はい', 13, 14, 13, 8, 13],
    ['｜漢字《かんじ》と《《強調》》', 12, 15, 5, 15, 5],
    ['銀河《ぎんが》', 6, 7, 2, 7, 2],
  ])('%j', (text, display, length, notation, cross, replace) => {
    expect([displayCount, lengthCount, notationCount, crossCount, replaceCount].map(count => count(text))).toEqual([
      ...[display, length, notation, cross, replace],
    ])
  })
})

describe('the counts', () => {
  test.each([
    ['\n', 0, 1],
    ['\r', 0, 1],
    ['\r\n', 0, 1],
    ['\n\r', 0, 2],
    ['\r\r\n\n', 0, 3],
    ['\u2028', 1, 1],
    ['👪', 1, 1],
    ['👨‍👩‍👧', 5, 5],
    ['が', 1, 1],
    ['か\u3099', 2, 2],
    ['\ud800', 1, 1],
    ['\udc00\ud800', 2, 2],
    ['\u0000', 0.5, 0.5],
    ['\uf8f0', 0.5, 0.5],
    ['<b>', 1.5, 1.5],
  ])('%j is %d shown and %d long', (text, display, length) => {
    expect(displayCount(text)).toBe(display)
    expect(lengthCount(text)).toBe(length)
  })

  test('neither base count knows the notation, both others do', () => {
    expect(displayCount('｜《')).toBe(1.5)
    expect(lengthCount('｜《')).toBe(2)
    expect(notationCount('｜《')).toBe(0.5)
    expect(replaceCount('｜《')).toBe(1)
  })

  test.each([
    ['｜流れ星の便り《スターメール》が届く', 9],
    ['|TRPG《卓上遊戯》', 2],
    ['とても《《大切》》な話', 7],
    ['《《途中で終わる》', 7.5],
    ['あ\u200bい', 2],
  ])('%j is %d with its notation', (text, count) => {
    expect(notationCount(text)).toBe(count)
  })

  test.each([
    ['あ：い：う', 3],
    ['あ:い', 2.5],
    ['：', 0],
    ['あ：', 0],
    ['あ\nい：う\nえ', 5],
    ['あ：い\r\nう：え', 3],
    ['あ：い\rう：え', 3],
    ['：い\u2028う：え', 5],
    ['\n\nあ：い', 3],
    ['｜名《な》：はい', 2],
  ])('of %j, %d stand behind the colons', (text, count) => {
    expect(crossCount(text)).toBe(count)
  })

  test.each([
    ['あ\r\nい\u2028う\n', 3],
    ['《《あ\nい》》', 6],
    ['（漢《かん》）\n', 3],
  ])('%j is %d without notation and newlines', (text, count) => {
    expect(replaceCount(text)).toBe(count)
  })

  test('every count is a number of halves, and the two counts stand in their order', () => {
    fc.assert(
      fc.property(anyText, text => {
        for (const count of [displayCount, lengthCount, notationCount, crossCount, replaceCount]) {
          expect(Number.isInteger(count(text) * 2)).toBe(true)
          expect(count(text)).toBeGreaterThanOrEqual(0)
        }
        expect(displayCount(text)).toBeLessThanOrEqual(lengthCount(text))
        expect(crossCount(text)).toBeLessThanOrEqual(lengthCount(text))
        expect(notationCount(text)).toBe(displayCount(strip(text)))
      }),
    )
  })
})
