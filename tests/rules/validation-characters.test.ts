// Rules on characters (doc3 §5): the table of JIS X 0208 against the platform's decoder, and the kana.
import { describe, expect, test } from 'vitest'
import { dependent, dependentBr, firstDependent } from '#rules/validation/dependent.ts'
import { isInJisX0208 } from '#rules/validation/jis-x-0208.ts'
import { hiragana, kana } from '#rules/validation/scripts.ts'

/** Bytes of a character in Shift_JIS by its row and cell, both from 1 to 94. */
const shiftJis = (row: number, cell: number): Uint8Array =>
  Uint8Array.from([
    (row <= 62 ? 0x81 : 0xc1) + ((row - 1) >> 1),
    row % 2 === 0 ? cell + 0x9e : cell + (cell <= 63 ? 0x3f : 0x40),
  ])

function decoded(rows: (row: number) => boolean): Set<number> {
  const decoder = new TextDecoder('shift_jis')
  const points = new Set<number>()
  for (let row = 1; row <= 94; row++) {
    for (let cell = 1; rows(row) && cell <= 94; cell++) {
      const text = decoder.decode(shiftJis(row, cell))
      if (!text.includes('\ufffd')) points.add(text.codePointAt(0) ?? 0)
    }
  }
  return points
}

const standard = decoded(row => row <= 8 || (row >= 16 && row <= 84))

describe('JIS X 0208', () => {
  test('the table is what the platform decodes', () => {
    expect(standard.size).toBe(6879)
    for (let point = 0; point <= 0x10ffff; point++) {
      if (isInJisX0208(point) !== standard.has(point)) expect.unreachable(`U+${point.toString(16)}`)
    }
  })

  test('what NEC and IBM added is refused, unless the standard has it too', () => {
    const added = [...decoded(row => row === 13 || row >= 89)].filter(point => !standard.has(point))
    // The sign ¬ has a second code point that is in the standard.
    const allowed = added.filter(point => dependent(String.fromCodePoint(point)))
    expect(added.length).toBeGreaterThan(400)
    expect(allowed).toEqual([])
  })
})

describe('機種依存文字', () => {
  test.each([
    ['かな漢字', 'あいうえおアイウ漢字々〆ヶ'],
    ['記号', '、。・「」『』【】…―～！？★☆♪♂♀〒※→←↑↓'],
    ['異なる符号の同じ字', '〜−—‖¢£¬¥‾'],
    ['半角英数と記号', 'Abc 019 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
    ['半角カナ', 'ﾊﾝｶｸ｡｢｣､･ｰﾞﾟ'],
    ['ギリシャ・キリル文字と罫線', 'ΑΩαωАЯая─┃╋'],
    ['空', ''],
  ])('%s is allowed', (_, text) => {
    expect(dependent(text)).toBe(true)
    expect(dependentBr(text)).toBe(true)
  })

  test.each([
    ...'①⑳ⅠⅩⅰ㍉㌔㎜㏄№㏍℡㊤㈱㈲㍾㍻〝〟髙﨑德彅♡♥é©𠮷😀\u{e0100}\u200b\u0000\t\u007f\u0085\u2028\ufeff＂＇ゔヷ',
  ])('%j is refused', character => {
    expect(dependent(`あ${character}い`)).toBe(false)
    expect(dependentBr(`あ${character}い`)).toBe(false)
    expect(firstDependent(`あ${character}い①`)).toBe(character)
  })

  test('half of a character is refused', () => {
    expect(dependent('\ud83d')).toBe(false)
  })

  test('newlines are allowed in dependentBr only', () => {
    for (const text of ['あ\nい', 'あ\r\nい', '\r']) {
      expect(dependent(text)).toBe(false)
      expect(dependentBr(text)).toBe(true)
    }
  })
})

describe('かな', () => {
  test.each([...'ぁあゖゝゞゟー'])('%s is hiragana', letter => expect(hiragana(letter)).toBe(true))
  test.each([...'ァアヺーヽヾヿ'])('%s is katakana', letter => expect(kana(letter)).toBe(true))
  test.each([...'ア漢aｱ・、 　\n〜\u3099゛'])('%j is not hiragana', letter =>
    expect(hiragana(`あ${letter}`)).toBe(false),
  )
  test.each([...'あ漢aｱ・゠ 　\nー'.replace('ー', '')])('%j is not katakana', letter =>
    expect(kana(`ア${letter}`)).toBe(false),
  )

  test('no letter is both, but for the long vowel', () => {
    for (let point = 1; point <= 0xffff; point++) {
      const letter = String.fromCodePoint(point)
      if (hiragana(letter) && kana(letter) && letter !== 'ー') expect.unreachable(letter)
    }
  })
})
