// Parts of the reader that need no page: dividing a text, places, searching, upright numbers.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitNumbers } from '#app/shared/reader/CombinedNumbers.tsx'
import { isNewer, leftText, minutesLeft, percent, placeAt, placeIn, ratioAt } from '#app/shared/reader/place.ts'
import { blockAt, characterCount, linesIn, placeOfRow, readText, rowOfPlace } from '#app/shared/reader/reader-text.ts'
import { findHits, nearestHit } from '#app/shared/reader/search-text.ts'
import { stepAt } from '#app/shared/reader/step-at.ts'
import { clean, parse, strip, type TextNode } from '#rules/text/notation.ts'

const options = { origins: ['https://site.example'], hashtag: '物語' }
const read = (text: string) => readText(text, options)
const sentence = '　灯守《ひもり》は《《ゆっくり》》と｜階段《かいだん》を上った。'
const paragraphs = (count: number, breaks = '\n') => Array.from({ length: count }, () => sentence).join(breaks)

const withoutEnds = (nodes: readonly TextNode[]): readonly TextNode[] => {
  const first = nodes.findIndex(({ kind }) => kind !== 'br')
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(({ kind }) => kind !== 'br') + 1)
}

/** Nodes of all blocks with the breaks between them. */
const nodesOf = (text: string): TextNode[] =>
  read(text).blocks.flatMap(({ text: part, breaks }) => [
    ...Array.from({ length: breaks }, () => ({ kind: 'br' as const })),
    ...parse(part, { siteOrigins: options.origins, hashtag: options.hashtag }),
  ])

describe('cutting a text into blocks', () => {
  test('a long text is cut at breaks; the blocks are read as the whole is', () => {
    for (const text of [paragraphs(400), paragraphs(400, '\n\n'), paragraphs(300, '\n\n\n\n')]) {
      const { blocks } = read(text)
      expect(blocks.length).toBeGreaterThan(5)
      expect(Math.max(...blocks.map(block => block.text.length))).toBeLessThan(600)
      expect(nodesOf(text)).toEqual(parse(text))
    }
  })

  test('any text: the same nodes, places without a hole, the row that each block begins with', () => {
    const piece = fc.constantFrom(
      sentence,
      '山《やま》',
      '\n',
      '\n\n',
      '\r\n',
      '｜',
      '《',
      '》',
      '#物語 ',
      'https://a.example/',
      'x'.repeat(700),
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), parts => {
        const text = parts.join('')
        const { blocks, length } = read(text)
        const whole = parse(text, { siteOrigins: options.origins, hashtag: options.hashtag })
        expect(nodesOf(text)).toEqual(withoutEnds(whole))
        let from = 0
        for (const block of blocks) {
          expect(block.from).toBe(from)
          from += block.length
          const line = clean(text).split('\n')[block.row - 1]
          expect(line).toBe(block.text.split('\n')[0])
        }
        expect(length).toBe(
          strip(text, { siteOrigins: options.origins, hashtag: options.hashtag }).replaceAll('\n', '').length,
        )
      }),
    )
  })

  test('a line that is too long stays whole: breaks are the writer’s', () => {
    expect(read('あ'.repeat(5_000)).blocks).toHaveLength(1)
  })

  test('nothing is no block', () => {
    expect(read('')).toEqual({ blocks: [], length: 0 })
    expect(read('\n\n')).toEqual({ blocks: [], length: 0 })
  })

  test('previews: the first three links of the whole text, where they come up first (G51)', () => {
    const link = (name: string) => `https://${name}.example/ ${'あ'.repeat(900)}`
    const { blocks } = read([link('a'), link('a'), link('b'), link('c'), link('d')].join('\n'))
    expect(blocks.map(({ previews }) => [...previews])).toEqual([
      ['https://a.example/'],
      [],
      ['https://b.example/'],
      ['https://c.example/'],
      [],
    ])
  })

  test('the block of a place; how long it will be; who counts characters counts pairs as one', () => {
    const text = read(paragraphs(400))
    for (const [index, block] of text.blocks.entries()) {
      expect(blockAt(text.blocks, block.from)).toBe(index)
      expect(blockAt(text.blocks, block.from + block.length - 1)).toBe(index)
    }
    const [only] = read('あいうえおか\nabcd\n\n𠮷').blocks
    expect(only && linesIn(only, 3)).toBe(2 + 1 + 1 + 1)
    // Four digits stand one under the other, three side by side.
    const [numbers] = read('2026年の\n365日').blocks
    expect(numbers && [linesIn(numbers, 4), linesIn(numbers, 4, true), linesIn(numbers, 2, true)]).toEqual([2, 3, 4])
    expect(characterCount(read('𠮷野'))).toBe(2)
  })
})

describe('places', () => {
  test('a place and its share of the text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (length, ratio) => {
        const place = placeAt(ratio, length)
        expect(Math.abs(ratioAt(place, length) - ratio)).toBeLessThanOrEqual(1 / length)
        expect(placeAt(ratioAt(place, length), length)).toBe(place)
      }),
    )
    expect(ratioAt(0, 0)).toBe(1)
  })

  test('a text that became shorter opens at the same share', () => {
    expect(placeIn({ place: 900, ratio: 0.9 }, 1_000)).toBe(900)
    expect(placeIn({ place: 900, ratio: 0.9 }, 500)).toBe(450)
  })

  test('500 characters a minute', () => {
    expect(minutesLeft(0, 100_000)).toBe(200)
    expect(minutesLeft(0.99, 1_000)).toBe(1)
    expect(minutesLeft(1, 1_000)).toBe(0)
    expect([leftText(1, 9), leftText(0.5, 1_000), leftText(0, 30_000), leftText(0, 45_000)]).toEqual([
      '読み終わり',
      '残り 1分',
      '残り 1時間',
      '残り 1時間30分',
    ])
    expect(percent(0.999)).toBe(99)
  })

  test('of two devices the one that told the server last, but not over what it was not told', () => {
    const there = (version: number) => ({ place: 1, ratio: 0.1, version })
    const here = (version: number, told: boolean) => ({ ...there(version), told })
    expect(isNewer(there(3), here(2, true))).toBe(true)
    expect(isNewer(there(3), here(3, true))).toBe(false)
    expect(isNewer(there(3), here(2, false))).toBe(false)
    expect(isNewer(there(1), null)).toBe(true)
    expect(isNewer(null, here(2, true))).toBe(false)
    expect(isNewer(null, null)).toBe(false)
  })
})

describe('searching', () => {
  test('the visible words only, not across breaks, capitals are no difference', () => {
    const text = read('灯守《ひもり》の灯\nAbc ABC\n《《灯》》')
    expect(findHits(text, '灯')).toEqual([
      { from: 0, to: 1 },
      { from: 3, to: 4 },
      { from: 11, to: 12 },
    ])
    expect(findHits(text, 'ひもり')).toEqual([])
    expect(findHits(text, '灯守の灯')).toEqual([{ from: 0, to: 4 }])
    expect(findHits(text, '灯A')).toEqual([])
    expect(findHits(text, 'abc')).toHaveLength(2)
    expect(findHits(text, ' ')).toEqual([])
  })

  test('letters that change their length with their case move no place', () => {
    expect(findHits(read('İİa灯'), '灯')).toEqual([{ from: 3, to: 4 }])
  })

  test('begins behind the place, or from the start', () => {
    const hits = findHits(read('灯あ灯あ灯'), '灯')
    expect([0, 1, 3, 5].map(place => nearestHit(hits, place))).toEqual([0, 1, 2, 0])
  })
})

describe('numbers in vertical lines', () => {
  test.each([
    [
      '12月',
      [
        ['12', 'combined'],
        ['月', null],
      ],
    ],
    [
      '第3章の100頁',
      [
        ['第', null],
        ['3', 'combined'],
        ['章の', null],
        ['100', 'combined'],
        ['頁', null],
      ],
    ],
    [
      '2026年',
      [
        ['2026', 'upright'],
        ['年', null],
      ],
    ],
    [
      '12,480円',
      [
        ['12', 'combined'],
        [',', null],
        ['480', 'combined'],
        ['円', null],
      ],
    ],
    [
      'A4と3.5',
      [
        ['A', 'upright'],
        ['4', 'combined'],
        ['と', null],
        ['3', 'combined'],
        ['.', null],
        ['5', 'combined'],
      ],
    ],
    [
      '50%と23:59',
      [
        ['50', 'combined'],
        ['%', 'upright'],
        ['と', null],
        ['23', 'combined'],
        [':', null],
        ['59', 'combined'],
      ],
    ],
    ['Ver2とPHS', [['Ver2とPHS', null]]],
    [
      '本当!?',
      [
        ['本当', null],
        ['!?', 'combined'],
      ],
    ],
    ['え!!!', [['え!!!', null]]],
    ['「!」', [['「!」', null]]],
    ['１２', [['１２', null]]],
    ['', []],
  ])('%s', (words, parts) => {
    expect(splitNumbers(words).map(part => [part.words, part.upright])).toEqual(parts)
    expect(
      splitNumbers(words)
        .map(part => part.words)
        .join(''),
    ).toBe(words)
  })
})

test('a line of the writer has its place in the visible characters', () => {
  const text = read('一行目。\n\n三《さん》行目。\n\n\n六行目。')
  expect([1, 2, 3, 6, 9].map(row => placeOfRow(text, row))).toEqual([0, 4, 4, 8, 11])
  const long = read(paragraphs(400))
  const shown = strip(sentence).length
  expect([2, 200, 400].map(row => placeOfRow(long, row))).toEqual([shown, 199 * shown, 399 * shown])
  // The way back tells the line of any place in it.
  expect([0, 3, 4, 7, 8, 99].map(place => rowOfPlace(text, place))).toEqual([1, 1, 3, 3, 6, 6])
  expect(rowOfPlace(long, 199 * shown + 2)).toBe(200)
})

describe('stepping through marked places', () => {
  const places = [
    [10, 20],
    [40, 45],
  ] as const
  test.each([
    ['before the first', 3, { index: -1, isOn: false, before: 1, after: 0 }],
    ['at the start of one', 10, { index: 0, isOn: true, before: 1, after: 1 }],
    ['in the middle of one', 15, { index: 0, isOn: true, before: 0, after: 1 }],
    ['between two', 30, { index: 0, isOn: false, before: 0, after: 1 }],
    ['behind the last', 90, { index: 1, isOn: false, before: 1, after: 0 }],
  ])('%s', (_, place, expected) => {
    expect(stepAt(places, place)).toEqual(expected)
  })
})
