// Reading aloud with voices: a voice in place of what is said in its line, and the narration around it.
import { expect, test } from 'vitest'
import { aloudSteps, stepAt } from '#rules/text/aloud.ts'
import { parse, stripNodes } from '#rules/text/notation.ts'
import { sentencesOf } from '#rules/text/speech.ts'

const spoken = (body: string, ...voiced: number[]) =>
  aloudSteps(body, new Set(voiced)).map(({ spoken: words, isVoice }) => (isVoice ? `♪${words}` : words))

test.each<[string, string, number[], string[]]>([
  ['a whole line', '霧が出た。\n「来る」\n暗い。', [2], ['霧が出た。', '♪「来る」', '暗い。']],
  ['the narration behind it', '「来る」とリンネが言った。', [1], ['♪「来る」', 'とリンネが言った。']],
  ['two parts in one line', '「いた」と、ミナは言った。「ここ」', [1], ['♪「いた」「ここ」', 'と、ミナは言った。']],
  ['a name before the bracket', 'リンネ「来る」', [1], ['リンネ', '♪「来る」']],
  ['brackets in brackets', '「『霧』とだけ書け」', [1], ['♪「『霧』とだけ書け」']],
  ['brackets side by side', '「あ」「い」う。', [1], ['♪「あ」「い」', 'う。']],
  ['a line without brackets', '霧が出た。来る。', [1], ['♪霧が出た。来る。']],
  ['an unclosed bracket', '「来る', [1], ['♪「来る']],
  ['a reading is spoken once', '「｜強敵《とも》よ」と笑う。', [1], ['♪「ともよ」', 'と笑う。']],
  ['a line without a voice', '「来る」と言った。', [], ['「来る」と言った。']],
])('%s', (_, body, voiced, expected) => expect(spoken(body, ...voiced)).toEqual(expected))

test('steps know their characters in the line as it is seen', () => {
  const body = '霧。\n「｜強敵《とも》よ」と笑う。「な」'
  const seen = stripNodes(parse(body)).split('\n')
  const steps = aloudSteps(body, new Set([2]))
  expect(steps.map(({ row, from, to }) => seen[row - 1]?.slice(from, to))).toEqual(['霧。', '「強敵よ」', 'と笑う。'])
})

test('without voices the steps are the sentences', () => {
  const body = '霧が出た。灯りが揺れる！\n\n「だれ」'
  expect(aloudSteps(body, new Set()).map(({ isVoice: _, ...step }) => step)).toEqual(sentencesOf(body))
})

test('reading begins where the page does', () => {
  const steps = aloudSteps('一つめ。二つめ。\n\n三つめ。', new Set())
  expect([stepAt(steps, 1, 0), stepAt(steps, 1, 4), stepAt(steps, 2, 0), stepAt(steps, 3, 2)]).toEqual([0, 1, 2, 2])
  expect(stepAt(steps, 99, 0)).toBe(2)
  expect(stepAt([], 1, 0)).toBe(0)
})
