// Words of the count of a list, also of one that is counted no further than some number.
import { expect, test } from 'vitest'
import { countWords } from '#app/shared/screen/PagedList.tsx'

test.each([
  [{ shown: 10, count: 12, page: 1, size: 10 }, '全12件のうち 1〜10件'],
  [{ shown: 2, count: 12, page: 2, size: 10 }, '全12件のうち 11〜12件'],
  [{ shown: 20, count: 999, countedMost: 1_000, page: 2, size: 20 }, '全999件のうち 21〜40件'],
  [{ shown: 20, count: 1_000, countedMost: 1_000, page: 2, size: 20 }, '全1000件以上のうち 21〜40件'],
])('of %j are %s', (counted, words) => {
  expect(countWords(counted)).toBe(words)
})
