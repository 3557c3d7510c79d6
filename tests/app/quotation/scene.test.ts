// The scene that a marked passage begins with, and the place in the list of sentences where the choice opens.
import { expect, test } from 'vitest'
import { findMarked, sentenceAt, sentencesOfBody } from '#app/areas/quotation/scene.ts'

const BODY = '霧が出た。灯りは消えた。\n\n「｜燈火《ともしび》を」と彼女は言った。\n霧が出た。だれも来ない。'
const sentences = sentencesOfBody(BODY)

test.each([
  ['one sentence', { words: '灯りは消えた', row: 1 }, [1, 1]],
  ['several, over a break and a reading', { words: '灯りは消えた。\n「燈火を」と', row: 1 }, [1, 2]],
  ['the same words further on', { words: '霧が出た。', row: 4 }, [3, 3]],
  ['a line that is counted otherwise', { words: 'だれも来ない', row: 9 }, [4, 4]],
  ['words of something else', { words: '感想', row: 1 }, null],
  ['no words', { words: ' ', row: 3 }, null],
])('%s', (_, marked, range) => {
  expect(findMarked(sentences, marked)).toEqual(range)
})

test('without a mark the choice opens at the line that is being read', () => {
  expect([1, 2, 3, 4, 99].map(row => sentenceAt(sentences, row))).toEqual([0, 2, 2, 3, 0])
})
