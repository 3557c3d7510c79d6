// Rules of the search: names with one letter wrong, the marked places, addresses, filters by kind.
import { describe, expect, test } from 'vitest'
import { searchWords } from '#rules/novel.ts'
import { snippetOf } from '#rules/scenario/found.ts'
import { filterParams, readFilters, readWords, searchAddress } from '#rules/search/address.ts'
import { filtersOf, type SearchFilters, searchSummary } from '#rules/search/filters.ts'
import { kindFilters, SEARCH_KINDS, SEARCH_WORDS_MAX } from '#rules/search/kinds.ts'
import { markedParts } from '#rules/search/mark.ts'
import { isNear, nearPieces } from '#rules/search/near.ts'

describe('names with one letter wrong', () => {
  test.each([
    ['りんね', 'リンネ・アマネ', true],
    ['りんめ', 'リンネ・アマネ', true],
    ['りね', 'リンネ・アマネ', true],
    ['りんんね', 'リンネ', true],
    ['りんねあまめ', 'リンネ・アマネ', true],
    ['りめめ', 'リンネ', false],
    ['くらげ', 'さくら', false],
    ['灯守あかり', '灯守　あかね', true],
    ['灯守あかり', '灯台　あかね', false],
    ['あまね', '天音\nアマナ', true],
  ])('%s and %s: %s', (word, name, near) => {
    expect(isNear(word, name)).toBe(near)
  })

  test.each([
    ['りん', []],
    ['りんね', [['りん'], ['んね'], ['り', 'ね']]],
    ['あまねり', [['あま'], ['ねり']]],
    ['あまねりん', [['あま'], ['ねりん']]],
  ])('the pieces of %s', (word, pieces) => {
    expect(nearPieces(word)).toEqual(pieces)
  })

  const letters = [...'あかさたな']
  test.each(['あかさ', 'あかさた', 'あかさたなあ'])(
    'every name one letter off %s has one of the lists of pieces',
    word => {
      const typed = [...word]
      const off = typed.flatMap((_, at) => [
        typed.toSpliced(at, 1),
        ...letters.flatMap(letter => [typed.toSpliced(at, 1, letter), typed.toSpliced(at, 0, letter)]),
      ])
      for (const name of off.map(each => each.join(''))) {
        expect(
          nearPieces(word).some(pieces => pieces.every(piece => name.includes(piece))),
          name,
        ).toBe(true)
      }
    },
  )
})

describe('marked places', () => {
  const marked = (text: string, keyword: string) =>
    markedParts(text, searchWords(keyword))
      .map(part => (part.isHit ? `[${part.text}]` : part.text))
      .join('')
  test.each([
    ['霧笛の灯台守', '灯台', '霧笛の[灯台]守'],
    ['サクラの木', 'さくら', '[サクラ]の木'],
    ['ＡＢＣと abc', 'abc', '[ＡＢＣ]と [abc]'],
    ['ｶﾞﾗｽの靴', 'がらす', '[ｶﾞﾗｽ]の靴'],
    ['㍿つむぎ', '会社', '[㍿]つむぎ'],
    ['灯台の灯', '灯 台', '[灯台]の[灯]'],
    ['霧笛', '海', '霧笛'],
    ['𠮷野の桜', '野', '𠮷[野]の桜'],
  ])('%s, searched for %s', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected)
  })
})

test.each([
  ['一行目\n灯台《とうだい》の底で', '灯台の底', '灯台の底で'],
  ['一行目\r\n霧笛が鳴った。', '霧笛', '霧笛が鳴った。'],
  ['《《強い》》言葉', '強い言葉', '強い言葉'],
  ['海の｜硝子《ガラス》', 'がらす', '海の硝子'],
  ['何もない', '霧', null],
])('the words around a place in %j', (text, keyword, expected) => {
  expect(snippetOf(text, searchWords(keyword))).toBe(expected)
})

describe('addresses', () => {
  test.each<[Record<string, unknown>, SearchFilters]>([
    [{}, {}],
    [{ tags: '連載' }, { tags: ['連載'] }],
    [
      { tags: ['連載', '港'], liked: 1, s: 'old' },
      { tags: ['連載', '港'], liked: true, s: 'old' },
    ],
    [
      { worldId: 'world0', opend: '1', endedWorldFlg: true },
      { worldId: 'world0', opend: true, endedWorldFlg: true },
    ],
    [{ worldId: '../x', liked: 'no', shouhinKbn: 'nothing', s: 'fit' }, {}],
    [{ s: 'new' }, { s: 'new' }],
    [
      { cId: 12, creatorId: 'P-x', shouhinKbn: 'tool' },
      { cId: '12', creatorId: 'P-x', shouhinKbn: 'tool' },
    ],
  ])('%j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters)
    expect(readFilters(filterParams(filters))).toEqual(filters)
  })

  test.each([
    ['all' as const, '', {}, '/search/all'],
    ['novel' as const, '灯 台', { tags: ['連載'] }, '/search/novel/%E7%81%AF%20%E5%8F%B0?tags=%E9%80%A3%E8%BC%89'],
    ['replay' as const, 'a/b', { liked: true }, '/search/replay/a%2Fb?liked=1'],
  ])('of %s %s', (type, keyword, filters, address) => {
    expect(searchAddress(type, keyword, filters)).toBe(address)
  })

  test('words are cut, cleaned and trimmed', () => {
    expect(readWords(' 灯\0台 ')).toBe('灯台')
    expect(readWords('あ'.repeat(100))).toHaveLength(SEARCH_WORDS_MAX)
    expect(readWords(undefined)).toBe('')
  })
})

test('a kind keeps the filters that it knows', () => {
  const all = { tags: ['港'], worldId: 'w', liked: true, opend: true, cId: 'c', creatorId: 'm', endedWorldFlg: true }
  for (const kind of SEARCH_KINDS) {
    const { s, ...kept } = filtersOf(kind, { ...all, shouhinKbn: 'tool', s: 'old' })
    expect(s).toBe('old')
    expect(Object.keys(kept).sort()).toEqual([...kindFilters[kind]].sort())
  }
})

test('a kept search says what it searches', () => {
  expect(searchSummary('novel', { worldId: 'w', tags: ['港'], liked: true }, { worldName: '灯守の港' })).toEqual([
    ...['ノベル', '灯守の港', 'タグ「港」', 'いいねした'],
  ])
})
