// Ruby and emphasis around a selection, added and removed; refusals of the notation with their reasons.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeBetween } from '#app/ui/editor/change.ts'
import { addRuby, type Edit, type Outcome, removeRuby, rubyAt, toggleEmphasis } from '#app/ui/editor/marks.ts'
import { parse } from '#rules/text/notation.ts'
import { size } from '../../../support/size.ts'

/** Marks the selection with `[` and `]`. */
const marked = (text: string) => {
  const start = text.indexOf('[')
  return { text: text.replace(/[[\]]/g, ''), start, end: text.indexOf(']') - 1 }
}
const done = (text: string, { start, end, text: put }: Edit) => text.slice(0, start) + put + text.slice(end)
const result = (text: string, outcome: Outcome) => ('edit' in outcome ? done(text, outcome.edit) : outcome.refusal)

describe('ruby', () => {
  test.each([
    ['夜の[霧笛]が鳴る', 'むてき', '夜の｜霧笛《むてき》が鳴る'],
    ['[ひらがな]', 'ルビ', '｜ひらがな《ルビ》'],
    ['[👪]と', 'かぞく', '｜👪《かぞく》と'],
    ['｜[霧]', 'きり', '｜｜霧《きり》'],
    ['《《傍》》[霧]', 'きり', '《《傍》》｜霧《きり》'],
  ])('%s', (source, reading, expected) => {
    const { text, start, end } = marked(source)
    expect(result(text, addRuby(text, start, end, text.slice(start, end), reading))).toBe(expected)
  })

  test.each([
    ['[あ\nい]', 'よみ', /1行/],
    ['[あ《い]', 'よみ', /《》/],
    ['[｜あ]', 'よみ', /｜/],
    ['[　]', 'よみ', /入れて/],
    [`[${'字'.repeat(21)}]`, 'よみ', /20字/],
    ['[字]', '', /ルビを入れて/],
    ['[字]', ' ', /ルビを入れて/],
    ['[字]', 'よ《み', /《》/],
    ['[字]', 'よ'.repeat(51), /50字/],
  ])('%j with %j is refused', (source, reading, words) => {
    const { text, start, end } = marked(source)
    expect(result(text, addRuby(text, start, end, text.slice(start, end), reading))).toMatch(words)
  })

  test.each([
    ['夜の[｜霧笛《むてき》]が', '霧笛', 'むてき', '夜の霧笛が'],
    ['夜の｜[霧笛]《むてき》が', '霧笛', 'むてき', '夜の霧笛が'],
    ['[霧笛]《むてき》', '霧笛', 'むてき', '霧笛'],
    ['[霧笛《むてき》]', '霧笛', 'むてき', '霧笛'],
  ])('in %s it is found, and taken off', (source, base, reading, expected) => {
    const { text, start, end } = marked(source)
    const found = rubyAt(text, start, end)
    expect(found).toMatchObject({ base, reading })
    expect(found && done(text, removeRuby(found))).toBe(expected)
  })

  test.each(['[霧笛]が', '[かな]《ルビ》', '[霧笛《むてき》が]', '《《[傍点]》》', '[]'])(
    'in %s none is found',
    source => {
      const { text, start, end } = marked(source)
      expect(rubyAt(text, start, end)).toBeNull()
    },
  )
})

describe('emphasis', () => {
  test.each([
    ['とても[大切]な', 'とても《《大切》》な'],
    ['とても《《[大切]》》な', 'とても大切な'],
    ['とても[《《大切》》]な', 'とても大切な'],
    ['[一行\n\n二行]', '《《一行》》\n\n《《二行》》'],
    ['[《《一行》》\n《《二行》》]', '一行\n二行'],
    ['[👪]', '《《👪》》'],
  ])('%s', (source, expected) => {
    const { text, start, end } = marked(source)
    expect(result(text, toggleEmphasis(text, start, end))).toBe(expected)
  })

  test.each([
    ['[]あ', /選んで/],
    ['[　\n]', /選んで/],
    ['[霧《きり》]', /重ねられません/],
    ['《《あ[い]う》》', /つながって/],
    ['｜[あ]', /つながって/],
  ])('%j is refused', (source, words) => {
    const { text, start, end } = marked(source)
    expect(result(text, toggleEmphasis(text, start, end))).toMatch(words)
  })

  test('twice is as before', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('あ', 'b', '漢', '👪', '\n', ' ') }),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number]
          const once = toggleEmphasis(text, start, end)
          if (!('edit' in once)) return
          const between = done(text, once.edit)
          expect(parse(between).some(node => node.kind === 'em')).toBe(true)
          const twice = toggleEmphasis(between, ...once.edit.select)
          expect(result(between, twice)).toBe(text)
        },
      ),
      { numRuns: size(200, 20_000) },
    )
  })
})

test('the change between two texts makes one of the other and cuts no pair', () => {
  const unit = fc.constantFrom('あ', 'b', '👪', '👦', '🀄', '\n')
  fc.assert(
    fc.property(fc.string({ unit }), fc.string({ unit }), fc.string({ unit }), (head, body, tail) => {
      for (const [before, after] of [
        [head + tail, head + body + tail],
        [head + body + tail, head + tail],
        [body, tail],
      ] as const) {
        const edit = changeBetween(before, after)
        expect(done(before, edit)).toBe(after)
        expect(edit.text.isWellFormed()).toBe(true)
        expect(before.slice(edit.start, edit.end).isWellFormed()).toBe(true)
      }
    }),
    { numRuns: size(200, 20_000) },
  )
})
