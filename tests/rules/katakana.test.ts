import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHiragana, toKatakana } from '#rules/text/katakana.ts'
import { kana } from '#rules/validation/scripts.ts'

test.each([
  ['みなづき', 'ミナヅキ'],
  ['リネットはるぐれい', 'リネットハルグレイ'],
  ['ゔぁいおりん', 'ヴァイオリン'],
  ['ゝゞゕゖー', 'ヽヾヵヶー'],
  ['霧abc １ｱ', '霧abc １ｱ'],
])('%s turns into %s', (typed, turned) => expect(toKatakana(typed)).toBe(turned))

test.each([
  ['ミナヅキ', 'みなづき'],
  ['ヴァイオリン', 'ゔぁいおりん'],
  ['ヽヾヵヶー', 'ゝゞゕゖー'],
  ['霧abc １ｱ', '霧abc １ｱ'],
])('%s turns back into %s', (typed, turned) => expect(toHiragana(typed)).toBe(turned))

test('every hiragana becomes what a katakana field takes', () => {
  for (let code = 0x3041; code <= 0x3096; code++) expect(kana(toKatakana(String.fromCharCode(code)))).toBe(true)
})

test('whatever is no hiragana stays, and no text changes its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(toKatakana(text)).toHaveLength(text.length)
      expect(toKatakana(toKatakana(text))).toBe(toKatakana(text))
      if (!/[\u3041-\u3096\u309d\u309e]/.test(text)) expect(toKatakana(text)).toBe(text)
    }),
  )
})
