// Place at which a text passes its limit, compared with the counts themselves; the words of the count and its announcements.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords, crossed, overLimitAt } from '#app/ui/editor/over-limit.ts'
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '#rules/text/count.ts'
import { size } from '../../../support/size.ts'

const rules = { displayCount, lengthCount, notationCount, crossCount, replaceCount }
const piece = fc.oneof(
  fc.constantFrom(
    'あ',
    'a',
    '「',
    '\n',
    '《',
    '》',
    '｜',
    '|',
    '漢',
    '：',
    '👪',
    '葛\u{e0100}',
    '\u200d',
    '\u200b',
    ' ',
    '\r\n',
  ),
  fc.constantFrom(
    '｜親《おや》',
    '漢字《かんじ》',
    '《《傍点》》',
    '太郎：',
    'https://a.example/b',
    '\ue000',
    'か\u3099',
  ),
)
const anyText = fc.array(piece, { maxLength: 60 }).map(pieces => pieces.join(''))
const anyLimit = fc.integer({ min: 0, max: 60 }).map(halves => halves / 2)
/** All indexes at the edge of a character. */
function edgesOf(text: string): number[] {
  const edges = [0]
  for (const character of text) edges.push((edges.at(-1) ?? 0) + character.length)
  return edges
}
const runs = { numRuns: size(200, 20_000) }

describe.each(Object.entries(rules))('%s', (_, count) => {
  test('the part before is within the limit, the longest beginning that is', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (text, limit) => {
        const at = overLimitAt(text, count, limit)
        expect(count(text.slice(0, at))).toBeLessThanOrEqual(limit)
        expect(at === text.length).toBe(count(text) <= limit)
        const edges = edgesOf(text)
        expect(edges).toContain(at)
        const longest = Math.max(...edges.filter(edge => count(text.slice(0, edge)) <= limit))
        // The text is bisected only after two dozen steps; then any place where the limit is passed is enough.
        if (at !== longest) {
          const next = edges[edges.indexOf(at) + 1] ?? text.length
          expect(count(text.slice(0, next))).toBeGreaterThan(limit)
        }
      }),
      runs,
    )
  })

  test('one character more adds at most one: what the steps from the end stand on', () => {
    fc.assert(
      fc.property(anyText, text => {
        let before = 0
        let beginning = ''
        for (const character of text) {
          beginning += character
          expect(count(beginning) - before).toBeLessThanOrEqual(1)
          before = count(beginning)
        }
      }),
      runs,
    )
  })

  test('a long tail costs few counts', () => {
    for (const tail of ['あ', 'a', '\n', '《', '漢字《かんじ》', '👪']) {
      let counts = 0
      const counting = (text: string) => {
        counts++
        return count(text)
      }
      const text = 'あ'.repeat(500) + tail.repeat(20_000 / tail.length)
      const at = overLimitAt(text, counting, 499.5)
      expect(at).toBeLessThanOrEqual(500)
      expect(counts).toBeLessThanOrEqual(45)
    }
  })
})

test.each([
  [557.5, 600, 'あと42.5字'],
  [600, 600, 'あと0字'],
  [603.5, 600, '3.5字超過'],
  [0, 20_000, 'あと20,000字'],
  [1_312.5, undefined, '1,312.5字'],
])('%d of %s reads %s', (used, limit, words) => {
  expect(Object.values(countWords(used, limit)).join('')).toBe(words)
})

test.each([
  [60, 55, null],
  [51, 50, 'あと50字'],
  [50, 49.5, null],
  [60, 8, 'あと8字'],
  [0.5, 0, 'あと0字'],
  [0, -0.5, '上限を0.5字超えました'],
  [-0.5, -3.5, null],
  [-3.5, 4, '上限に収まりました。あと4字'],
  [40, 60, null],
])('from %d left to %d left, %s is said', (before, after, words) => {
  expect(crossed(before, after)).toBe(words)
})
