// Properties that hold for every text: no error is thrown, no character disappears, work grows with the text and no faster
// (notation §3).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneLine } from '#rules/text/excerpt.ts'
import { clean, parse, strip, stripNodes, type TextNode } from '#rules/text/notation.ts'
import { anyPoint } from '../support/any-text.ts'
import { parseSlowly } from '../support/notation-grammar.ts'
import { limitSeconds, size } from '../support/size.ts'

const options = { siteOrigins: ['https://site.example'], hashtag: '#物語' }
const runs = { numRuns: size(500, 20_000) }

const pieces = [
  ...'｜ | 《 》 《《 》》 漢 字 々 〆 ヶ ヵ あ a 𠮷 か\u3099 😀 \ufe00 \u{e0100} \ud842 \udfb7 \u0000 \u200b \u202e'.split(
    ' ',
  ),
  ...'https:// http:// site.example a.example/ ( ) [ ] . @ # ＃ #物語 ＃物語 _ / <b> &amp; ｜山《やま》 《《強い》》'.split(
    ' ',
  ),
  ...['\n', '\r\n', '\r', '\u2028', ' ', '　', '漢'.repeat(20), 'あ'.repeat(20), 'a'.repeat(50)],
]
const notated = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map(parts => parts.join(''))
const anyText = fc.oneof(
  { weight: 3, arbitrary: notated },
  fc.string({ unit: anyPoint }),
  fc.string({ unit: 'grapheme' }),
)

const wordsOf = (node: TextNode): string => (node.kind === 'ruby' ? node.base + node.rt : stripNodes([node]))
const countOf = (text: string, character: string): number => text.split(character).length - 1

describe('every text', { timeout: limitSeconds(30) }, () => {
  test('keeps its words: only the brackets of matched forms and the bars of ruby and escapes are gone', () => {
    fc.assert(
      fc.property(anyText, text => {
        const source = clean(text)
        const nodes = parse(text, options)
        const words = nodes.map(wordsOf).join('')
        expect(words.replace(/[｜|《》]/g, '')).toBe(source.replace(/[｜|《》]/g, ''))
        const rubies = nodes.filter(node => node.kind === 'ruby').length
        const emphases = nodes.filter(node => node.kind === 'em').length
        const gone = rubies + 2 * emphases
        expect(countOf(source, '《') - countOf(words, '《')).toBe(gone)
        expect(countOf(source, '》') - countOf(words, '》')).toBe(gone)
        const bars = source.replace(/[^｜|]/g, '').length - words.replace(/[^｜|]/g, '').length
        expect(bars).toBeGreaterThanOrEqual(0)
        expect(bars).toBeLessThanOrEqual(rubies + countOf(words, '《'))
      }),
      runs,
    )
  })

  test('has no empty text and no two in a row', () => {
    fc.assert(
      fc.property(anyText, text => {
        const nodes = parse(text, options)
        nodes.forEach((node, place) => {
          if (node.kind !== 'text') return
          expect(node.value).not.toBe('')
          expect(nodes[place - 1]?.kind).not.toBe('text')
        })
      }),
      runs,
    )
  })

  test('strips to its nodes one after the other, and to one line', () => {
    fc.assert(
      fc.property(anyText, text => {
        const parts = parse(text, options).map(node => stripNodes([node]))
        expect(strip(text, options)).toBe(parts.join(''))
        const line = oneLine(strip(text, options), text.length + 1)
        expect(line).toBe(parts.join('').replace(/\s+/gu, ' ').trim())
        expect(line).not.toMatch(/[\n\r\u2028\u2029]/)
      }),
      runs,
    )
  })

  test('is clean after one cleaning, and reads the same', () => {
    fc.assert(
      fc.property(anyText, text => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
        expect(parse(once, options)).toEqual(parse(text, options))
      }),
      runs,
    )
  })

  test('links to nothing but http and https, without a user', () => {
    fc.assert(
      fc.property(anyText, fc.webUrl(), (before, url) => {
        for (const node of parse(`${before} ${url}`, options)) {
          if (node.kind !== 'card' && node.kind !== 'link') continue
          const parsed = new URL(node.text)
          expect(node.url).toBe(parsed.href)
          expect(parsed.protocol).toMatch(/^https?:$/)
          expect(parsed.username + parsed.password).toBe('')
          expect(parsed.origin === 'https://site.example').toBe(node.kind === 'card')
        }
      }),
      runs,
    )
  })

  test('reads as the grammar says, written down a second time without care for speed', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(parse(text, options)).toEqual(parseSlowly(clean(text), options))
      }),
      runs,
    )
  })
})

const hostile = [
  ...'《 》 ｜ | 《《 ｜《 ｜｜《 ｜あ《 《《あ 《《あ》 漢 ヶ 漢ヶ 漢《 漢字《か 漢\ufe00 \ufe00 》《 ｜山《やま》 山《やま》'.split(
    ' ',
  ),
  ...'《《強い》》 https:// http://a.example/ https://a.example/( https://a.example/) ) https://a. h http ()[] -a-'.split(
    ' ',
  ),
  ...'# ＃ #物 #物語 \n \r \r\n \u0000 \u200b \ud800 \udc00 𠮷 あ ： <script> &amp; a\u0301'.split(' '),
  ...[' ', '#物語 ', 'http://a.example ', '｜あ《 》', '《《 》》', '漢《 》'],
  ...[`｜${'あ'.repeat(20)}《${'い'.repeat(50)}`, `｜${'|'.repeat(49)}あ《`, `｜あ《${'|'.repeat(49)}`],
]
const LARGE = size(20_000, 200_000)
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const shapes: readonly [string, (piece: string, length: number) => string][] = [
  ['alone', fill],
  ['behind a URL', (piece, length) => `https://a.example/${fill(piece, length - 18)}`],
  ['closed at the very end', (piece, length) => `${fill(piece, length - 5)}《い》》》`],
  ['behind a long run of kanji', (piece, length) => '漢'.repeat(length / 2) + fill(piece, length / 2)],
]

const stepsFor = (text: string): number => {
  const meter = { steps: 0 }
  parse(text, options, meter)
  return meter.steps
}

describe('the work', { timeout: limitSeconds(30) }, () => {
  test.each(shapes)('grows with a hostile text and no faster: %s', (_, build) => {
    for (const piece of hostile) {
      const quarter = stepsFor(build(piece, LARGE / 4))
      const whole = stepsFor(build(piece, LARGE))
      expect.soft(whole, piece).toBeLessThanOrEqual(4.1 * quarter + 1000)
      // No piece takes more than the two longest look-aheads at each character.
      expect.soft(whole, piece).toBeLessThanOrEqual(80 * LARGE)
    }
  })

  test('openers in a row cost a few looks each', () => {
    for (const opener of ['《', '｜', '｜あ《', '《《', '漢《', 'https://', '#']) {
      expect.soft(stepsFor(opener.repeat(LARGE)), opener).toBeLessThanOrEqual(20 * opener.length * LARGE)
    }
  })

  test('grows with any text and no faster', () => {
    fc.assert(
      fc.property(anyText, text => {
        const [once, many] = [stepsFor(text), stepsFor(text.repeat(16))]
        expect(many).toBeLessThanOrEqual(80 * 16 * (text.length + 1))
        expect(once).toBeLessThanOrEqual(80 * (text.length + 1))
      }),
      runs,
    )
  })
})
