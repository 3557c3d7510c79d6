import { describe, expect, test } from 'vitest'
import { readingMinutes, searchKey, searchWords } from '#rules/novel.ts'
import { parseNovelTags } from '#rules/novel-address.ts'

describe('what is the same for a search', () => {
  test.each([
    ['ミステリー', 'みすてりー'],
    ['ﾐｽﾃﾘｰ', 'みすてりー'],
    ['ＡＢＣ１２', 'abc12'],
    ['ヴァヵヶ', 'ゔぁゕゖ'],
    ['が', 'ガ'],
    ['漢字', '漢字'],
  ])('%s and %s', (one, other) => expect(searchKey(one)).toBe(searchKey(other)))

  test('words are parted by any white space, and only so many count', () => {
    expect(searchWords('　夜の　駅\tABC ')).toEqual(['夜の', '駅', 'abc'])
    expect(searchWords('')).toEqual([])
    expect(searchWords('あ '.repeat(100))).toHaveLength(8)
  })
})

test.each([
  [0, 1],
  [1, 1],
  [500, 1],
  [501, 2],
  [15_000, 30],
])('%i characters are read in %i minutes', (characters, minutes) => expect(readingMinutes(characters)).toBe(minutes))

test.each([
  [undefined, []],
  ['', []],
  ['連載', ['連載']],
  [1999, ['1999']],
  [
    ['連載', ' 連載 ', '夜'],
    ['連載', '夜'],
  ],
  [
    ['1', '2', '3', '4', '5', '6'],
    ['1', '2', '3', '4', '5'],
  ],
  [{ tag: 'x' }, []],
  [[null, true, ['x']], []],
  ['あ'.repeat(41), []],
  ['a\0b', []],
])('the tags of an address: %j', (value, tags) => expect(parseNovelTags(value)).toEqual(tags))
