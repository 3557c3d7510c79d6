// Texts that fields must return unchanged (B13), and the rules by which they are counted.
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '#rules/text/count.ts'
import { createRandom } from './random.ts'

export const counts = { displayCount, lengthCount, notationCount, crossCount, replaceCount }
export type RuleName = keyof typeof counts

const pieces = [
  ...[
    'あ',
    'ア',
    '漢',
    'a',
    'Z',
    '9',
    ' ',
    '　',
    '\t',
    '\n',
    '\r\n',
    '\n\n',
    '。',
    '、',
    '「',
    '」',
    '（',
    '）',
    '：',
    '〜',
    '…',
  ],
  ...[
    '葛\u{e0100}',
    '辻\u{e0101}',
    '神\ufe00',
    'か\u3099',
    'は\u309a',
    'e\u0301',
    'ｶﾞ',
    'ｱ',
    '～',
    '－',
    '①',
    '㍻',
    '𠮷',
    '𩸽',
  ],
  ...[
    '👨‍👩‍👧',
    '👍🏽',
    '🇯🇵',
    '❤️',
    '1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '\u200d',
    '\u200c',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u00a0',
    '\u202f',
  ],
  ...[
    '\ue000',
    '\uf8f0',
    '\uf8ff',
    '\u{f0000}',
    '\u{10fffd}',
    '\ufeff',
    '\u202e',
    '\u2028',
    '\u2029',
    '\u0085',
    '\ufffd',
    '\uffff',
    '\u0301',
  ],
  ...[
    '｜',
    '|',
    '《',
    '》',
    '《《',
    '》》',
    '｜親文字《ルビ》',
    '漢字《かんじ》',
    '《《傍点》》',
    '太郎：',
    'https://example.com/a?b=c',
    '#物語',
    '<b>',
    '&amp;',
  ],
  ...['עברית', 'العربية', 'ไทย', '한국어', '한', 'Ω', 'Å', 'ﬁ'],
]

/** Seed of the texts, which is the same in every run unless SEED is given. */
export const editorSeed = (): number => Number(process.env.SEED ?? 20_241_121)

/** Yields texts, one in ten of the maximum length. */
export function* editorTexts(amount: number): Generator<string> {
  const random = createRandom(editorSeed())
  for (let made = 0; made < amount; made++) {
    const length = made % 10 === 0 ? random.integer(15_000, 20_000) : random.integer(1, made % 3 === 0 ? 3_000 : 80)
    let text = ''
    while (text.length < length) text += random.pick(pieces)
    yield text.length <= 20_000 ? text : text.slice(0, 20_000).replace(/[\ud800-\udbff]$/, '')
  }
}
