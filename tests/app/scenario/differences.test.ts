// Differences between a sent text and its draft.
import { expect, test } from 'vitest'
import { differences } from '#app/areas/scenario/playing/differences.ts'

const words = (sent: string, draft: string) =>
  differences(sent, draft).map(({ sent: one, draft: other }) => [
    `${one.before}[${one.differs}]${one.after}`,
    `${other.before}[${other.differs}]${other.after}`,
  ])

test.each([
  ['灯をともす。', '灯をともす。', []],
  ['灯をともす。舟を出す。', '灯をともす。\n\n舟を出す。', []],
  ['', '灯をともす。', [['[]', '[灯をともす。]']]],
  ['灯をともす。', '', [['[灯をともす。]', '[]']]],
  [
    '鐘を打つ。二度目で、鐘を三つ、間をあけて打つ。待つ。',
    '鐘を打つ。二度目で、綱が動いたら、鐘を三つ打つ。待つ。',
    [['二度目で、[鐘を三つ、間をあけて]打つ。', '二度目で、[綱が動いたら、鐘を三つ]打つ。']],
  ],
  [
    '父の話は誰にもしない。鐘を打つ。帰る。',
    '父の話はエダにする。鐘を打つ。帰ろう。',
    [
      ['父の話は[誰にもしない]。', '父の話は[エダにする]。'],
      ['帰[る]。', '帰[ろう]。'],
    ],
  ],
  // A bracket belongs to the sentence that it closes.
  ['「帰ろう。」と言う。', '「行こう。」と言う。', [['「[帰ろ]う。」', '「[行こ]う。」']]],
])('%j and %j', (sent, draft, expected) => {
  expect(words(sent, draft)).toEqual(expected)
})

test('two long texts of nothing but short sentences are compared at once', () => {
  const long = (start: number) => Array.from({ length: 1_300 }, (_, index) => `${(start + index) % 7}。`).join('')
  expect(differences(long(0), long(3)).length).toBeGreaterThan(0)
})
