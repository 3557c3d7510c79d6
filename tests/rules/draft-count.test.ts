// Length of a draft: the same in a list as in the field of its text.
import { expect, test } from 'vitest'
import { draftCount } from '#rules/draft-count.ts'
import { NEWS_BODY_MAX, newsCount } from '#rules/news.ts'
import { lengthCount, replaceCount } from '#rules/text/count.ts'

const text = 'abc（テスト）\nあ｜漢字《かんじ》𠮷'

test('a form of a member counts as the validator does', () => {
  expect(draftCount('introduction', text)).toBe(lengthCount(text))
  expect(draftCount('introduction', 'あbc')).toBe(2)
})

test('the body of news counts as its field does', () => {
  expect(draftCount('newsBody', text)).toBe(newsCount(text))
  expect(draftCount('newsBody', 'あ'.repeat(NEWS_BODY_MAX))).toBe(NEWS_BODY_MAX)
})

test.each(['playing', 'opening', 'staffOpening', 'replay', 'extra', 'omnibus', 'omnibusTemplate', 'react'])(
  'a story counts without its notation: %s',
  place => {
    expect(draftCount(place, text)).toBe(replaceCount(text))
    expect(replaceCount(text)).not.toBe(lengthCount(text))
  },
)

test.each(['campaign', 'webForm'])('a page of the office counts units: %s', place => {
  expect(draftCount(place, text)).toBe(text.length)
})
