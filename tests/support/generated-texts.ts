// Texts as people and their keyboards make them, up to 20,000 characters: hard cases for a count or a copy (B13).
import type { Random } from './random.ts'

const LONGEST = 20_000

const parts: readonly ((random: Random) => string)[] = [
  random =>
    random.pick([
      '灯守の少女は、霧の階段をのぼった。',
      '「まだ、間に合う」',
      '　海のむこうで汽笛が鳴る――',
      'ｶﾀｶﾅとＡＢＣ',
    ]),
  random =>
    random.pick(['漢字《かんじ》', '｜流れ星の便り《スターメール》', '《《ゆっくり》》', '｜《', '《《途中', '空《》']),
  // Kanji variants by selectors, standard ones and those of the ideographic database.
  random => random.pick(['葛\u{E0100}城', '辻\u{E0101}', '邉\u{E0105}', '芦\uFE00', '禰\u{E0100}豆《ねづ》']),
  // Emoji of several characters.
  random => random.pick(['👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '1️⃣', '🇯🇵', '❤️‍🔥']),
  // Decomposed kana and letters.
  random => random.pick(['か\u3099ぎ', 'は\u309Aん', 'e\u0301', 'ゔ'.normalize('NFD')]),
  random => random.pick(['\n', '\r\n', '\r', '\n\n', '\r\n\r\n', '\u2028', '\u2029']),
  // Private use, also by the fonts of phones; characters of the first version of JIS, rare kanji.
  random => random.pick(['\uE000', '\uF8F0', '\u{F0000}', '①㍻㈱', '𠮷野家', '𩸽', '丈\u2E84']),
  random => random.pick(['(かっこ)', '【】', '｛｝', '＜>', '『二重』', '〔亀甲〕']),
  random => random.pick(['https://ja.example.org/w_(x)', ' tab\t', '\u3000', '\u00A0', '#ものがたり ', 'a'.repeat(40)]),
  random => random.pick(['\u200B', '\u200D', '\u202Eabc\u202C', '\uFEFF', '\u00AD', '\u0007']),
  random => String.fromCodePoint(codePoint(random)),
]

/** Any code point but NUL and single surrogates, which are refused. */
function codePoint(random: Random): number {
  const point = random.integer(1, random.pick([0xff, 0x3fff, 0xffff, 0x10ffff]))
  return point >= 0xd800 && point <= 0xdfff ? 0x3042 : point
}

/** One text; short ones are as frequent as long ones. */
export function generatedText(random: Random): string {
  const length = Math.round(LONGEST ** random.next())
  let text = ''
  while (text.length < length) text += random.pick(parts)(random)
  return text.slice(0, LONGEST).toWellFormed()
}
